import type { Tag } from '@/domain/pages/cache/page-tags'
import type { BusMessage } from '@/server/db/bus'

/** What a browser is sent: kinds and ids. `resync`: something may have been missed; `over`: this member has too many streams. */
export type LiveEvent =
  | { kind: 'message' | 'read'; thread: string; seq: number }
  | { kind: 'typing'; thread: string }
  | { kind: 'news' | 'cart' | 'resync' | 'over' }
  | { kind: 'order'; order: string }
  /** Pages that show these are made anew. */
  | { kind: 'clear'; tags: Tag[] }

/** Whom a message of the bus is for and what they are sent; null for those that no browser is sent. */
export function liveEventOf(message: BusMessage): { to: readonly string[]; event: LiveEvent } | null {
  switch (message.kind) {
    case 'message':
    case 'read':
      return { to: message.to, event: { kind: message.kind, thread: message.thread, seq: message.seq } }
    case 'typing':
      return { to: message.to, event: { kind: 'typing', thread: message.thread } }
    case 'order':
      return { to: message.to, event: { kind: 'order', order: message.order } }
    case 'member':
      return { to: [message.id], event: { kind: 'news' } }
    case 'cart':
      return { to: [message.id], event: { kind: 'cart' } }
    default:
      return null
  }
}

/**
 * The seller whose people an event is for too: of its orders and conversations, which name the buyer first. What its account buys, its cart
 * and its notifications are its own (rule P40).
 */
export function sellerIn(to: readonly string[], { kind }: LiveEvent): string | undefined {
  if (kind === 'typing') return to[0]
  return kind === 'message' || kind === 'read' || kind === 'order' ? to[1] : undefined
}
