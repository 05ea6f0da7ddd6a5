import { describe, expect, it } from 'vitest'
import {
  NO_MESSAGES,
  withNewer,
  withSent,
  type KnownMessages,
} from '@/features/talk/chat/conversation/known-messages'

const message = (seq: number) => ({
  id: `id ${seq}`,
  seq,
  text: `Number ${seq}`,
  at: '2025-03-01T12:00:00.000Z',
  isMine: false,
  key: null,
  about: null,
  order: null,
  isMaru: false,
  by: null,
  isHidden: false,
  price: null,
  files: [],
})
const messages = (...numbers: number[]) => numbers.map(message)
const numbers = (known: KnownMessages) => known.messages.map(({ seq }) => seq)

describe('what a window knows of a conversation', () => {
  it('begins with the newest and goes on after them', () => {
    const opened = withNewer(NO_MESSAGES, messages(31, 32))
    const later = withNewer(opened, messages(33))
    expect([numbers(later), later.upTo]).toEqual([[31, 32, 33], 33])
  })

  it('keeps asking for what was stored before an own message', () => {
    const sent = withSent(withNewer(NO_MESSAGES, messages(1)), message(3))
    expect([numbers(sent), sent.upTo]).toEqual([[1, 3], 1])
    const polled = withNewer(sent, messages(2, 3))
    expect([numbers(polled), polled.upTo]).toEqual([[1, 2, 3], 3])
  })

  it('goes on after an own message that came next', () => {
    expect(withSent(withNewer(NO_MESSAGES, messages(1)), message(2)).upTo).toBe(2)
    expect(withSent(NO_MESSAGES, message(1)).upTo).toBe(1)
  })

  it('is the same after an answer that came twice, late, or empty', () => {
    const known = withNewer(NO_MESSAGES, messages(1, 2, 3))
    for (const answer of [messages(1, 2, 3), messages(2), []]) expect(withNewer(known, answer)).toEqual(known)
    expect(withSent(known, message(2))).toEqual(known)
    expect(withNewer(known, []).messages).toBe(known.messages)
  })
})
