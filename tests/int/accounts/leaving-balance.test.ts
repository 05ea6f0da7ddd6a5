import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOwnAccount } from '@/features/account/personal-data/delete-account'
import { adjustBalance } from '@/features/selling/payouts/commands/adjust-balance'
import { issueToken } from '@/server/auth/sign-up/tokens'
import { inTransaction } from '@/server/db/transaction'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('a seller to whom more is owed than a small integer holds cannot leave either (rule D14)', async () => {
  const { id, admin } = await openEarner(shop)
  const amount = 3_000_000_000
  await adjustBalance(admin, {
    seller: id,
    amount,
    direction: 'up',
    reason: 'A large order',
    key: 'a-large-order',
  })
  const email = `${id}@maru.test`
  const token = await inTransaction((tx) =>
    issueToken(tx, { purpose: 'delete', email, locale: 'en', user: id }),
  )
  const member = { id, email, sid: '', locale: 'en', hasPassword: false, isSeller: true } as const
  const asking = { locale: 'en', address: '192.0.2.1', agent: '', deviceHash: null } as const
  expect(await deleteOwnAccount(member, { password: '', token }, asking)).toMatchObject({
    ok: false,
    issues: [{ code: 'account.payoutsDue' }],
  })
})
