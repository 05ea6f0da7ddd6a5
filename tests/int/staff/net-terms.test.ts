import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endTerms, giveTerms } from '@/admin/money/settings/give-terms'
import { getOwedSums, listReceivables } from '@/admin/money/list-receivables'
import { openTerms, type Terms } from '~/tests/support/shop/net-terms'
import { codes } from '~/tests/support/shop/price-requests'

let world: Terms
let shop: Terms['shop']
beforeAll(async () => {
  world = await openTerms()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const termsOf = async (company: string) =>
  (
    await shop.query(
      'select net_days as days, credit_limit as credit, settles_unpaid as usual from companies where id = $1',
      [company],
    )
  )[0]

const recorded = async (company: string) =>
  (
    await shop.query<{ action: string; details: string; actor: string }>(
      'select action, details, actor_id as actor from audit_events where subject_id = $1 order by created_at',
      [company],
    )
  ).map(({ action, details, actor }) => [action, actor, JSON.parse(details) as object])

describe('terms of payment', () => {
  test('are given, changed and ended by admins, each with a reason in the audit log and a notice to the owners (A34)', async () => {
    const { owner, company } = await world.company()
    expect(codes(await world.give(company))).toBe('ok')
    expect(
      codes(await world.give(company, { netDays: '15', creditLimit: '500.50', settlement: 'usual' })),
    ).toBe('ok')
    expect(await termsOf(company)).toEqual({ days: '15', credit: '50050', usual: true })
    expect(codes(await world.end(company))).toBe('ok')
    expect(await termsOf(company)).toEqual({ days: null, credit: null, usual: false })
    expect(codes(await world.end(company))).toBe('netTerms.ended')
    const [given, changed, ended] = [
      { netDays: 30, creditLimit: 2_000_000, settlesUnpaid: false },
      { netDays: 15, creditLimit: 50_050, settlesUnpaid: true },
      null,
    ]
    const { admin } = shop.ids.staff
    expect(await recorded(company)).toEqual([
      ['netTerms.given', admin, { before: ended, after: given, reason: 'Known since 2019.' }],
      ['netTerms.changed', admin, { before: given, after: changed, reason: 'Known since 2019.' }],
      ['netTerms.ended', admin, { before: changed, reason: 'No longer wanted.' }],
    ])
    const mails = await shop.query('select template from emails where user_id = $1 order by created_at', [
      owner,
    ])
    expect(mails).toEqual([
      { template: 'netTermsGiven' },
      { template: 'netTermsGiven' },
      { template: 'netTermsEnded' },
    ])
  })

  test('are nobody else’s to give, and bad input changes nothing (A34)', async () => {
    const { owner, company } = await world.company()
    const asked = { ...world.typed, company, seen: await world.markOf(company) }
    const others = [
      { kind: 'staff', id: shop.ids.staff.editor, role: 'editor' },
      { kind: 'buyer', id: owner },
      { kind: 'visitor' },
    ] as const
    for (const actor of others) {
      expect(codes(await giveTerms(actor, asked))).toBe('company: moves.notYours')
      expect(codes(await endTerms(actor, asked))).toBe('company: moves.notYours')
    }
    for (const more of [{ netDays: '31' }, { creditLimit: '-5' }, { settlement: 'never' }, { reason: ' \0' }])
      expect((await giveTerms(world.admin, { ...asked, ...more })).ok).toBe(false)
    const unknown = { ...asked, company: '01990000-0000-7000-8000-00000000dead' }
    expect(codes(await giveTerms(world.admin, unknown))).toBe('staff.gone')
    expect(await termsOf(company)).toEqual({ days: null, credit: null, usual: false })
    expect(await recorded(company)).toEqual([])
  })

  test('changed by two admins at once are the first one’s (A34)', async () => {
    const { company } = await world.company()
    const asked = { ...world.typed, company, seen: await world.markOf(company) }
    const done = await Promise.all([
      giveTerms(world.admin, asked),
      giveTerms(world.admin, { ...asked, creditLimit: '1' }),
    ])
    expect(done.map(codes).toSorted()).toEqual(['ok', 'seen: moneySettings.changed'])
    expect(await recorded(company)).toHaveLength(1)
  })
})

describe('the list of receivables', () => {
  test('begins with what is overdue, with the sums of all and of one company (A34)', async () => {
    const [one, other] = [await world.trusted(), await world.trusted()]
    const due = await world.onTerms(one.owner)
    const late = await world.onTerms(other.owner)
    await world.age(late.checkout, 40)
    const rows = await listReceivables({ overdueOnly: false, page: 1 })
    expect(rows.map(({ checkout, isOverdue }) => [checkout, isOverdue])).toEqual([
      [late.checkout, true],
      [due.checkout, false],
    ])
    const owed = await world.owedOf(late.checkout)
    expect(await getOwedSums()).toEqual({ open: owed + (await world.owedOf(due.checkout)), overdue: owed })
    expect(await getOwedSums(one.company)).toEqual({ open: await world.owedOf(due.checkout), overdue: 0 })
    expect(await listReceivables({ overdueOnly: true, company: one.company, page: 1 })).toEqual([])
    expect(await listReceivables({ overdueOnly: true, page: 1 })).toHaveLength(1)
  })
})
