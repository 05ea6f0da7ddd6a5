import type { ChatMessage } from '@/features/talk/chat/chat-view'

/** What a window knows of a conversation, oldest first. `upTo`: no message up to this number is missing. */
export type KnownMessages = { messages: ChatMessage[]; upTo: number }

export const NO_MESSAGES: KnownMessages = { messages: [], upTo: 0 }

/** Adds the answer to 'after number n', which has no gap. */
export function withNewer({ messages, upTo }: KnownMessages, newer: ChatMessage[]): KnownMessages {
  return { messages: merged(messages, newer), upTo: Math.max(upTo, newer.at(-1)?.seq ?? 0) }
}

/** Adds older ones in front. */
export function withOlder({ messages, upTo }: KnownMessages, older: ChatMessage[]): KnownMessages {
  return { messages: merged(messages, older), upTo }
}

/** Adds an own message just stored. Others may have come before it, so the next poll still starts where it would have. */
export function withSent({ messages, upTo }: KnownMessages, sent: ChatMessage): KnownMessages {
  return { messages: merged(messages, [sent]), upTo: sent.seq === upTo + 1 ? sent.seq : upTo }
}

/** One message per number, oldest first; the same array if nothing is new. */
function merged(known: ChatMessage[], newer: ChatMessage[]) {
  const numbers = new Set(known.map(({ seq }) => seq))
  const fresh = newer.filter(({ seq }) => !numbers.has(seq))
  return fresh.length > 0 ? [...known, ...fresh].toSorted((a, b) => a.seq - b.seq) : known
}
