import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issuesOf } from '@/domain/result'
import { cleanLine, cleanText, isBlank } from '@/domain/values/text'
import {
  checkParties,
  isPendingInquiry,
  MAX_MESSAGE,
  messageText,
  threadSide,
  threadKey,
  unreadCount,
  withoutUnread,
  withUnread,
} from '@/domain/talk/thread'

const PARTIES = { buyerId: 'b', sellerId: 's' }

describe('a thread', () => {
  test('has one key whoever begins it, and another for any other two', () => {
    expect(threadKey('u2', 'u1')).toBe('u1_u2')
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 3, maxLength: 3 }), (ids) => {
        const [one = '', two = '', three = ''] = ids
        expect(threadKey(one, two)).toBe(threadKey(two, one))
        expect(new Set([threadKey(one, two), threadKey(two, three), threadKey(one, three)]).size).toBe(3)
      }),
    )
  })

  test('is between two people', () => {
    expect(checkParties(PARTIES)).toEqual({ ok: true, value: PARTIES })
    expect(issuesOf(checkParties({ buyerId: 's', sellerId: 's' }))).toEqual([
      { code: 'thread.self', path: 'seller' },
    ])
  })

  test('has its two sides and no others', () => {
    expect(['b', 's', 'x', ''].map((id) => threadSide(PARTIES, id))).toEqual([
      'buyer',
      'seller',
      undefined,
      undefined,
    ])
  })

  test('counts what is unread on the other side, and forgets it for the reader who opens it', () => {
    const none = { buyerUnread: 0, sellerUnread: 0 }
    const written = withUnread(withUnread(withUnread(none, 'buyer'), 'buyer'), 'seller')
    expect(written).toEqual({ buyerUnread: 1, sellerUnread: 2 })
    expect([unreadCount(written, 'buyer'), unreadCount(written, 'seller')]).toEqual([1, 2])
    expect(withoutUnread(written, 'seller')).toEqual({ buyerUnread: 1, sellerUnread: 0 })
    expect(withoutUnread(written, 'buyer')).toEqual({ buyerUnread: 0, sellerUnread: 2 })
  })

  test('is a pending inquiry while the last word is the buyer’s', () => {
    const last = ['buyer', 'seller', null, undefined] as const
    expect(last.map((lastSender) => isPendingInquiry({ lastSender }))).toEqual([true, false, false, false])
  })
})

describe('a message', () => {
  test.each([
    [' Hello ', 'Hello'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['a\u0000b\u0007c', 'abc'],
    ['\tindented', 'indented'],
    ['안녕하세요 👋', '안녕하세요 👋'],
  ])('%j is sent as %j', (text, sent) => {
    expect(messageText(text)).toEqual({ ok: true, value: sent })
  })

  test.each(['', ' ', '\n\t', '\u00a0', '\u200b\u200d\ufeff', '\u3164', '\u0000'])('%j is blank', (text) => {
    expect(issuesOf(messageText(text))).toEqual([{ code: 'message.blank', path: 'text' }])
  })

  test('may be as long as the limit and no longer', () => {
    expect(messageText('가'.repeat(MAX_MESSAGE)).ok).toBe(true)
    expect(issuesOf(messageText('가'.repeat(MAX_MESSAGE + 1)))).toEqual([
      { code: 'message.tooLong', path: 'text', params: { max: MAX_MESSAGE } },
    ])
  })
})

describe('text', () => {
  test('is clean after one cleaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
        expect(cleanLine(text)).not.toMatch(/[\n\t]|\s\s/)
        expect(isBlank(cleanText(text))).toBe(isBlank(cleanLine(text)))
      }),
    )
  })
})
