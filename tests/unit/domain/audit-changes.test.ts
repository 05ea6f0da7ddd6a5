import { describe, expect, test } from 'vitest'
import { changesText, isSame } from '@/domain/staff/audit/changes'

const line = (before: unknown, after: unknown) => changesText([{ name: 'field', before, after }])

describe('a changed field', () => {
  test.each([
    ['a text', 'Robinet', 'Mitigeur', 'field: "Robinet" → "Mitigeur"'],
    ['a text over two lines', 'One\nTwo', null, 'field: "One\\nTwo" → –'],
    ['nothing before', '', 7, 'field: – → 7'],
    ['a switch', false, true, 'field: false → true'],
    ['a list', ['tap'], ['tap', '수전'], 'field: ["tap"] → ["tap","수전"]'],
    [
      'rows, without their ids',
      [{ id: 'a', qty: 1 }],
      [{ id: 'b', qty: 2 }],
      'field: [{"qty":1}] → [{"qty":2}]',
    ],
    ['a date', new Date('2026-01-02T00:00:00Z'), null, 'field: "2026-01-02T00:00:00.000Z" → –'],
  ])('is a line with both values: %s', (_, before, after, text) => {
    expect(line(before, after)).toBe(text)
  })

  test('of rich text is shown by its words', () => {
    const rich = (...words: string[]) => ({
      root: {
        type: 'root',
        children: [{ type: 'paragraph', children: words.map((text) => ({ type: 'text', text })) }],
      },
    })
    expect(line(rich('We', 'sell'), rich('We', 'buy'))).toBe('field: "We sell" → "We buy"')
  })

  test('that is private is only named', () => {
    expect(changesText([{ name: 'bankAccount', isPrivate: true }])).toBe('bankAccount: private')
  })

  test('with a long text is cut to 500 characters around the first difference', () => {
    const same = 'a'.repeat(3000)
    const text = line(`${same}before${same}`, `${same}after${same}`)
    expect(text).toContain(`"…${'a'.repeat(40)}before`)
    expect(text).toContain(`"…${'a'.repeat(40)}after`)
    expect(text.length).toBeLessThan(1050)
  })

  test('with one short and one long value shows both', () => {
    const text = line('Short', `Short${'b'.repeat(4000)}`)
    expect(text).toMatch(/^field: "Short" → "Shortb{495}…"$/)
  })

  test('never breaks a line or a character, whatever the value is', () => {
    const text = line(`${'x'.repeat(499)}😀${'y'.repeat(600)}`, 'a\u0000b\u2028c')
    expect(text.split('\n')).toHaveLength(1)
    expect(text).not.toContain('\u0000')
    expect(() => encodeURIComponent(text)).not.toThrow()
  })
})

test('lines that would not fit the column are left out, with a sign', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    name: `field${at}`,
    before: 'a'.repeat(900),
    after: 'b'.repeat(900),
  }))
  const text = changesText(many)
  expect(text.length).toBeLessThanOrEqual(20_000)
  expect(text.endsWith('\n…')).toBe(true)
  expect(text.split('\n').length).toBeGreaterThan(15)
})

test.each([
  [null, undefined],
  ['', null],
  [[], null],
  [{ length: null }, null],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [[{ id: 'x', qty: 1, note: '' }], [{ qty: 1 }]],
])('%j and %j are no change', (one, other) => {
  expect(isSame(one, other)).toBe(true)
})

test.each([
  [0, null],
  [false, null],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  ['1', 1],
])('%j and %j are a change', (one, other) => {
  expect(isSame(one, other)).toBe(false)
})
