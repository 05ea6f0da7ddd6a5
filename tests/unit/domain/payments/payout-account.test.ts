import { describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { checkPayoutAccount, parsePayout, payoutAccountRule } from '@/domain/payments/payouts/payout-account'

const owner: Actor = { kind: 'seller', id: 's', status: 'active' }
const STORED = { payout: { accountHolder: 'Sorae', bankName: 'Woori' }, bankAccount: '•••• 3456' }
const FORM = {
  accountHolder: ' Sorae ',
  bankName: 'Woori',
  currency: 'CAD',
  settlement: 'monthly',
  requests: 'self',
}

const codes = (result: { ok: boolean; issues?: { code: string }[] }) =>
  result.issues?.map(({ code }) => code) ?? []
const numberOf = (bankAccount: string) =>
  codes(checkPayoutAccount({ accountHolder: 'A', bankName: 'B', bankAccount }))

describe('an account number', () => {
  test.each(['003-12345-1234567', '1002 555 123456', 'DE89 3704 0044 0532 0130 00', 'abc123'])(
    'may be %s',
    (text) => {
      expect(numberOf(text)).toEqual([])
    },
  )

  test.each(['', '12345', '•••• 3456', '1234_567', '1'.repeat(35), '------', '12--34--56', '-12AB-3456'])(
    'is not %s',
    (text) => {
      expect(numberOf(text)).toEqual(['payoutAccount.number'])
    },
  )
})

describe('another account', () => {
  const change = (next: object, isProven: boolean, actor: Actor = owner) =>
    codes(payoutAccountRule({ next: { ...STORED, ...next }, before: STORED, actor }, isProven))

  test.each([
    [{ bankAccount: '1002-555-999999' }],
    [{ bankAccount: null }],
    [{ bankAccount: '' }],
    [{ payout: { ...STORED.payout, accountHolder: 'Somebody' } }],
    [{ payout: { ...STORED.payout, bankName: null } }],
  ])('needs the password: %o', (next) => {
    expect(change(next, false)).toEqual(['payoutAccount.password'])
  })

  test('is taken with it if it is complete', () => {
    expect(change({ bankAccount: '1002-555-999999' }, true)).toEqual([])
    expect(change({ payout: { ...STORED.payout, bankName: 'Kookmin' } }, true)).toEqual([])
    expect(change({ payout: { ...STORED.payout, bankName: '' } }, true)).toEqual(['payoutAccount.bank'])
    expect(change({ bankAccount: '•••• 9999' }, true)).toEqual(['payoutAccount.number'])
  })

  test('is no admin’s, with or without a password', () => {
    const admin: Actor = { kind: 'staff', id: 'a', role: 'admin' }
    for (const isProven of [false, true])
      expect(change({ bankAccount: '1002-555-999999' }, isProven, admin)).toEqual(['moves.notYours'])
    expect(change({ payout: { ...STORED.payout, bankName: 'Kookmin' } }, false, admin)).toEqual([
      'moves.notYours',
    ])
    expect(change({ payout: { currency: 'EUR' } }, false, admin)).toEqual([])
    expect(change({ bankAccount: null }, false, { kind: 'system' })).toEqual([])
  })

  test('is not what a form sends back unchanged', () => {
    expect(change({}, false)).toEqual([])
    expect(change({ payout: { currency: 'EUR' } }, false)).toEqual([])
  })
})

describe('the form', () => {
  test('keeps a stored number that is not typed', () => {
    expect(parsePayout(FORM, true)).toEqual({ ok: true, value: { ...FORM, accountHolder: 'Sorae' } })
    expect(codes(parsePayout(FORM, false))).toEqual(['payoutAccount.number'])
    expect(parsePayout({ ...FORM, bankAccount: ' ab 12-3456' }, true)).toMatchObject({
      value: { bankAccount: 'AB 12-3456' },
    })
  })

  test('may have no account yet', () => {
    const bare = { ...FORM, accountHolder: '', bankName: ' ' }
    expect(parsePayout(bare, false)).toMatchObject({
      ok: true,
      value: { accountHolder: null, bankName: null },
    })
    expect(codes(parsePayout(bare, true))).toEqual(['payoutAccount.holder', 'payoutAccount.bank'])
  })

  test('refuses choices that are not offered', () => {
    const forged = { ...FORM, currency: 'GBP', settlement: 'now', requests: 'hourly' }
    expect(codes(parsePayout(forged, true))).toEqual(Array.from({ length: 3 }, () => 'payoutAccount.choice'))
  })
})
