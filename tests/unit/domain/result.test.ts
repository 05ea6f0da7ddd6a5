import { describe, expect, test } from 'vitest'
import { fail, failAll, issue, issuesOf, ok, settle } from '@/domain/result'

describe('a result', () => {
  test('carries a value or the issues that stood in its way', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 })
    expect(fail('tiers.required', 'moqPrices')).toEqual({
      ok: false,
      issues: [{ code: 'tiers.required', path: 'moqPrices' }],
    })
    expect(fail('tiers.minQty', 'moqPrices.1.minQty', { n: 2 }).issues[0]).toEqual(
      issue('tiers.minQty', 'moqPrices.1.minQty', { n: 2 }),
    )
  })

  test('settles on the value only when nothing was wrong', () => {
    expect(settle([], 'fine')).toEqual(ok('fine'))
    expect(settle([issue('status.reason', 'b')], 'fine')).toEqual(failAll([issue('status.reason', 'b')]))
  })

  test('lists its issues, none where it is good', () => {
    expect(issuesOf(ok(1))).toEqual([])
    expect(issuesOf(fail('status.reason', 'b'))).toEqual([issue('status.reason', 'b')])
  })

  test('cannot fail for no reason', () => {
    expect(() => failAll([])).toThrow(RangeError)
  })
})
