import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyBulkChange, previewChange } from '@/features/selling/listing/commands/bulk-actions'
import { changeOwnProduct } from '@/features/selling/listing/commands/change-own-product'
import { stockBy } from '@/features/selling/listing/commands/steps'
import type { MemberUser } from '@/server/auth/session/session'
import { submitBulk } from '~/tests/support/bulk'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const member = () => shop.users.seller as MemberUser
const rowOf = async (id: string) =>
  (
    await shop.query<{ stock: number; reserved: number }>(
      'select stock::int as stock, reserved::int as reserved from products where id = $1',
      [id],
    )
  )[0]
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))
const token = () => shop.tokens.seller

async function order(product: string) {
  const buyer = await shop.buyer()
  return shop.order(buyer, { [product]: 2 })
}

test('20 parallel edits of one product lose no stock, while it is sold', async () => {
  const id = await shop.product({ stock: 100 })
  const paid = await order(id)
  const add = () => changeOwnProduct(member(), id, stockBy({ kind: 'stockUp', value: 3 }, null))
  const [edits] = await Promise.all([
    times(20, add),
    times(5, () => order(id)),
    shop.tend().then(() => shop.act(paid.checkout, 'pay').then(shop.tend)),
  ])
  expect(edits.every(({ ok }) => ok)).toBe(true)
  expect(await rowOf(id)).toEqual({ stock: 158, reserved: 10 })
  expect(await shop.broken()).toEqual([])
})

test('20 windows that add at once each add once, and are told to look again where another was first', async () => {
  const id = await shop.product({ stock: 100 })
  const addOnce = async () => {
    for (let tries = 1; ; tries += 1) {
      const asked = { kind: 'stockUp', value: '1' }
      const { rows = [] } = await submitBulk(previewChange, { ...asked, products: [id] }, token())
      const products = rows.map((row) => `${row.id} ${row.version} ${row.stock}`)
      const { results = [] } = await submitBulk(applyBulkChange, { ...asked, products }, token())
      if (results.every(({ problem }) => problem === undefined)) return tries
    }
  }
  const [tries] = await Promise.all([times(20, addOnce), times(5, () => order(id))])
  expect(tries).toHaveLength(20)
  expect(await rowOf(id)).toEqual({ stock: 120, reserved: 10 })
  expect(await shop.broken()).toEqual([])
})

test('one form sent 20 times at once adds once', async () => {
  const id = await shop.product({ stock: 100 })
  const asked = { kind: 'stockUp', value: '7' }
  const { rows = [] } = await submitBulk(previewChange, { ...asked, products: [id] }, token())
  const products = rows.map((row) => `${row.id} ${row.version} ${row.stock}`)
  const answers = await times(20, () => submitBulk(applyBulkChange, { ...asked, products }, token()))
  const done = answers.flatMap(({ results = [] }) => results).filter(({ problem }) => problem === undefined)
  expect(done).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ stock: 107 })
})

test('bulk changes of the same products in opposite orders, orders and a suspension end without a deadlock', async () => {
  const ids = [await shop.product({ stock: 100 }), await shop.product({ stock: 100 })]
  const both = (products: string[]) => submitBulk(applyBulkChange, { kind: 'takeDown', products }, token())
  const suspend = () =>
    shop.system.change('sellers', shop.ids.users.seller, { status: 'suspended', statusReason: 'Why.' })
  const buy = async () => {
    const buyer = await shop.buyer()
    await shop.fill(buyer, Object.fromEntries(ids.map((id) => [id, 2])))
    return shop.place(buyer)
  }
  const [answers] = await Promise.all([
    Promise.all([both(ids), both(ids.toReversed()), both(ids)]),
    times(3, buy),
    suspend(),
  ])
  for (const { results = [] } of answers)
    for (const { problem } of results)
      expect([
        undefined,
        'Only active sellers can change products.',
        'Only an active product can be taken down.',
      ]).toContain(problem)
  expect(await shop.query('select id from products where id = any($1) and is_live', [ids])).toEqual([])
  await shop.system.change('sellers', shop.ids.users.seller, { status: 'active' })
  expect(await shop.broken()).toEqual([])
})
