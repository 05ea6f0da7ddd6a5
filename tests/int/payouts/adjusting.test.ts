import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { adjustBalance } from '@/features/selling/payouts/commands/adjust-balance'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const NOTHING = '01900000-0000-7000-8000-000000000000'
const refusedWith = (code: string) => ({ ok: false, issues: [{ code }] })
const nobodies = (): Actor[] => [
  { kind: 'visitor' },
  { kind: 'system' },
  { kind: 'seller', id: shop.ids.users.seller, status: 'active' },
  { kind: 'staff', id: shop.ids.staff.editor, role: 'editor' },
]

describe('an adjustment of a balance', () => {
  test('is booked once with its reason, up or down, by admins alone', async () => {
    const earner = await openEarner(shop)
    const up = {
      seller: earner.id,
      amount: 1250,
      direction: 'up',
      reason: 'A fee too many',
      key: 'adjust-key-1',
    } as const
    for (const actor of nobodies())
      expect(await adjustBalance(actor, up)).toMatchObject(refusedWith('moves.notYours'))
    for (const [bad, code] of [
      [{ amount: 0 }, 'payout.amount'],
      [{ amount: -1 }, 'payout.amount'],
      [{ amount: 1.5 }, 'payout.amount'],
      [{ amount: 1e308 }, 'payout.amount'],
      [{ amount: Number.MAX_SAFE_INTEGER }, 'money.tooLarge'],
      [{ reason: ' ' }, 'status.reason'],
      [{ key: 'x' }, 'checkout.key'],
      [{ seller: NOTHING }, 'payout.unknown'],
    ] as const)
      expect(await adjustBalance(earner.admin, { ...up, ...bad })).toMatchObject(refusedWith(code))
    await Promise.all([adjustBalance(earner.admin, up), adjustBalance(earner.admin, up)])
    expect(await earner.funds()).toMatchObject({ available: 1250 })
    expect(await adjustBalance(earner.admin, { ...up, direction: 'down' })).toMatchObject(
      refusedWith('payout.keyUsed'),
    )
    await adjustBalance(earner.admin, { ...up, direction: 'down', amount: 2000, key: 'adjust-key-2' })
    expect(await earner.funds()).toMatchObject({ available: -750 })
    const memos =
      "select memo, amount::int from ledger_entries where seller_id = $1 and kind = 'adjustment' order by created_at"
    expect(await shop.query(memos, [earner.id])).toEqual([
      { memo: 'A fee too many', amount: 1250 },
      { memo: 'A fee too many', amount: -2000 },
    ])
  })
})
