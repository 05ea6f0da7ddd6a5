import type { Tag } from '@/domain/pages/cache/page-tags'

/** What reaches an open page while it is open. Ids only: who needs the content asks for it. */
export type PageEvent =
  | { kind: 'message' | 'read'; thread: string; seq: number }
  | { kind: 'typing'; thread: string }
  | { kind: 'news' | 'cart' }
  | { kind: 'order'; order: string }
  /** Pages that show these are made anew. */
  | { kind: 'clear'; tags: Tag[] }
  /** Something may have been missed. */
  | { kind: 'resync' }
  | { kind: 'state'; isLive: boolean }

type Listener = (event: PageEvent) => void
const listeners = new Set<Listener>()
let live = false

/** Calls the listener for every event until the returned function is called. */
export function onLive(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether events arrive. Where they do not, pages ask from time to time. */
export const isLive = () => live

/** For the stream: passes an event to every listener of this page. */
export function emitLive(event: PageEvent) {
  if (event.kind === 'state') live = event.isLive
  for (const listener of listeners) listener(event)
}
