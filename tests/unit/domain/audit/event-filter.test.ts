import { describe, expect, test } from 'vitest'
import { chainNote, readChainNote } from '@/domain/staff/audit/chain-note'
import { eventQuery, readEventFilter, readEventPlace } from '@/domain/staff/audit/event-filter'

const ID = '018f2a3b-0000-7000-8000-000000000000'

describe('a filter of audit events', () => {
  test('leaves out what it cannot read', () => {
    const asked = {
      kind: 'king',
      who: '  ',
      what: 'drop table',
      about: '',
      from: '2026-02-30',
      to: 'x',
      words: ' ',
    }
    expect(Object.values(readEventFilter(asked)).filter(Boolean)).toEqual([])
  })

  test('takes all edits of a collection together', () => {
    const { actions } = readEventFilter({ what: 'edits:product-changes' })
    expect(actions).toContain('product-changes.deleted')
    expect(actions).toContain('productChange.declined')
    expect(readEventFilter({ what: 'bankAccount.read' }).actions).toEqual(['bankAccount.read'])
  })

  test('cannot be stored where it has a NUL, which is dropped, and is cut', () => {
    expect(readEventFilter({ words: `a\u0000b${'c'.repeat(500)}` }).words).toHaveLength(200)
    expect(readEventFilter({ words: 'a\u0000b' }).words).not.toContain('\u0000')
  })

  test('stands in the address without what is empty', () => {
    expect(eventQuery({ kind: 'staff', who: ' ', words: 'a b', other: 'x' })).toBe('kind=staff&words=a+b')
  })
})

describe('the place where a page begins', () => {
  test('is a time and an id', () => {
    const place = { at: '2026-11-25T08:03:11.123Z', id: ID }
    expect(readEventPlace(new URLSearchParams(eventQuery({}, place)).get('after') ?? '')).toEqual(place)
  })

  test.each([undefined, '', '/', `x/${ID}`, '2026-11-25T08:03:11.123Z/1', `2026-11-25/${ID}'--`])(
    'is not %s',
    (typed) => {
      expect(readEventPlace(typed)).toBeUndefined()
    },
  )
})

describe('a noted hash', () => {
  const note = { number: 1204, hash: 'ab'.repeat(32) }
  test('is read as it was shown, also broken over lines and in capitals', () => {
    expect(readChainNote(chainNote(note))).toEqual(note)
    expect(readChainNote(` ${chainNote(note).toUpperCase().replace('AB', 'AB\n')} `)).toEqual(note)
  })

  test.each(['', '1204', 'ab'.repeat(32), `-1-${'ab'.repeat(32)}`, `1204-${'ab'.repeat(31)}`])(
    'is not %s',
    (typed) => {
      expect(readChainNote(typed)).toBeNull()
    },
  )
})
