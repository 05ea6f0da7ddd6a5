import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { moneyMark, type MoneyPart, type TypedPart } from '@/domain/payments/money-settings'
import { changeMoneySettings } from '@/admin/money/settings/change-money-settings'
import { getMoneySettings, readMoneySettings } from '@/admin/money/settings/get-money-settings'
import { setSellerCommission } from '@/admin/money/settings/set-seller-commission'
import { readShopTerms } from '@/server/cart/quote/read-terms'
import { database } from '@/server/db/transaction'
import { aSale } from '~/tests/support/shop/a-sale'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let admin: Actor
beforeAll(async () => {
  shop = await openShop()
  admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }
})
afterAll(() => shop.close())

const read = async () => readMoneySettings(await database())
const seenOf = async (part: MoneyPart) => moneyMark(await read(), part)
type Sent = TypedPart & { seen: string }
const change = async (part: MoneyPart, typed: object, who = admin) =>
  changeMoneySettings(who, { part, seen: await seenOf(part), ...typed } as Sent)
const codeOf = (done: { ok: boolean; issues?: { code: string }[] }) => done.issues?.[0]?.code ?? 'done'
const recorded = async (action: string) =>
  (
    await shop.query<{ details: string; actor: string }>(
      'select details, actor_id as actor from audit_events where action = $1 order by created_at',
      [action],
    )
  ).map(({ details, actor }) => [actor, JSON.parse(details) as object])

describe('money settings', () => {
  test('hold from now on: an order placed before keeps its commission, one placed after has the new one', async () => {
    const seller = await shop.seller({ commissionPpm: null })
    const sale = async () =>
      (await shop.paid(await shop.buyer(), { [await shop.product({ seller, stock: 40 })]: 10 })).orders[0] ??
      ''
    const rateOf = async (order: string) => Number((await shop.orderRow(order)).commission_ppm)
    const before = await sale()
    expect(await change('commission', { percent: '6.5' })).toEqual({ ok: true, value: {} })
    const after = await sale()
    expect([await rateOf(before), await rateOf(after)]).toEqual([80_000, 65_000])
    expect(await recorded('settings.money_changed')).toEqual([
      [shop.ids.staff.admin, { commissionPpm: { before: 80_000, after: 65_000 } }],
    ])
    expect(codeOf(await change('commission', { percent: '6.5' }))).toBe('done')
    expect(await recorded('settings.money_changed')).toHaveLength(1)
    expect(await shop.broken()).toEqual([])
  })

  test('are what the checkout reads', async () => {
    const instructions = { en: 'To account 1', fr: 'Au compte 1', ko: '1번 계좌로' }
    expect(codeOf(await change('importer', { importer: 'buyer' }))).toBe('done')
    expect(codeOf(await change('transfers', { allowed: 'yes', days: '12', ...instructions }))).toBe('done')
    expect(codeOf(await change('payouts', { minimum: '123.45' }))).toBe('done')
    const db = await database()
    for (const locale of ['en', 'fr', 'ko'] as const)
      expect(await readShopTerms(db, locale)).toMatchObject({
        importer: 'buyer',
        transferDays: 12,
        transfersAllowed: true,
        transferInstructions: instructions[locale],
      })
    expect(await read()).toMatchObject({ payoutMinimum: 12_345, instructions })
    await change('transfers', { allowed: 'no', days: '12', ...instructions })
    await change('importer', { importer: 'seller' })
    expect(await readShopTerms(db)).toMatchObject({ importer: 'seller', transfersAllowed: false })
  })

  test('give new sellers their first shipping rule, and leave those who are here alone', async () => {
    const rulesOf = (id: string) =>
      shop.query<{ kind: string; amount: number; free: number | null }>(
        'select kind, amount::int, free_over::int as free from sellers_shipping_rules where _parent_id = $1',
        [id],
      )
    const early = await shop.seller({ shippingRules: [] })
    expect(codeOf(await change('shipping', { kind: 'flat', amount: '49', freeOver: '900' }))).toBe('done')
    const late = await shop.seller({ shippingRules: [] })
    const own = await shop.seller({ shippingRules: [{ kind: 'per_box', amount: 500 }] })
    expect([await rulesOf(early), await rulesOf(late), await rulesOf(own)]).toEqual([
      [],
      [{ kind: 'flat', amount: 4900, free: 90_000 }],
      [{ kind: 'per_box', amount: 500, free: null }],
    ])
    expect(codeOf(await change('shipping', { kind: 'quoted' }))).toBe('done')
    expect(await rulesOf(await shop.seller({ shippingRules: [] }))).toEqual([])
  })

  test('tell who is second who was first, also when both come at once', async () => {
    const seen = await seenOf('commission')
    const both = await Promise.all(
      ['3', '4'].map((percent) => changeMoneySettings(admin, { part: 'commission', seen, percent } as Sent)),
    )
    expect(both.map(codeOf).toSorted()).toEqual(['done', 'moneySettings.changed'])
    const [me] = await shop.query<{ name: string }>('select name from staff where id = $1', [
      shop.ids.staff.admin,
    ])
    expect(both.find(({ ok }) => !ok)).toMatchObject({ issues: [{ params: { name: me?.name } }] })
  })

  test('are for admins, and refuse what is wrong without a trace', async () => {
    const { strangers, seller, buyer } = await aSale(shop)
    const [before, events] = [await read(), (await recorded('settings.money_changed')).length]
    for (const who of [...strangers, seller, buyer])
      expect(codeOf(await change('commission', { percent: '1' }, who))).toBe('moves.notYours')
    expect(codeOf(await change('commission', { percent: '51' }))).toBe('commission.tooHigh')
    expect(codeOf(await change('payouts', { minimum: 'much' }))).toBe('money.invalid')
    expect(await read()).toEqual(before)
    expect(await recorded('settings.money_changed')).toHaveLength(events)
  })
})

test('a seller’s own commission goes before the marketplace’s until it is taken away', async () => {
  const seller = await shop.seller({ commissionPpm: null })
  const asked = { seller, percent: '5', seen: '' }
  const { strangers } = await aSale(shop)
  for (const who of strangers) expect(codeOf(await setSellerCommission(who, asked))).toBe('moves.notYours')
  expect(codeOf(await setSellerCommission(admin, { ...asked, percent: '50.1' }))).toBe('commission.tooHigh')
  expect(codeOf(await setSellerCommission(admin, { ...asked, seller: shop.ids.users.buyer }))).toBe(
    'seller.unknown',
  )
  const both = await Promise.all([
    setSellerCommission(admin, asked),
    setSellerCommission(admin, { ...asked, percent: '4' }),
  ])
  expect(both.map(codeOf).toSorted()).toEqual(['done', 'moneySettings.changed'])
  const rate = (await getMoneySettings()).sellers.find(({ id }) => id === seller)?.commissionPpm
  expect([50_000, 40_000]).toContain(rate)
  expect(codeOf(await setSellerCommission(admin, { seller, percent: ' ', seen: String(rate) }))).toBe('done')
  expect((await getMoneySettings()).sellers.map(({ id }) => id)).not.toContain(seller)
  expect(await recorded('seller.commission_changed')).toEqual([
    [shop.ids.staff.admin, { commissionPpm: { before: null, after: rate } }],
    [shop.ids.staff.admin, { commissionPpm: { before: rate, after: null } }],
  ])
})
