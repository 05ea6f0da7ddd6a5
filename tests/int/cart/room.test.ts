import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeRoom } from '@/domain/pages/recommended-room'
import { addRoom } from '@/features/shop/room/actions'
import { getRoom } from '@/features/shop/room/get-room'
import { openBrowser } from '~/tests/support/http/browser'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.query('delete from cart_items'))
afterAll(() => shop.close())

const send = (lines: string, key: string = randomUUID(), role: 'buyer' | 'seller' = 'buyer') =>
  openBrowser(shop.tokens[role]).submit(addRoom, { lines, key })
const cart = () =>
  shop.query<{ product: string; quantity: number }>(
    'select product_id as product, quantity::int as quantity from cart_items order by created_at, id',
  )

test('a room is added in one press, and a press that is sent again counts once (rule C74)', async () => {
  const chosen = [
    { product: await shop.product(), quantity: 12 },
    { product: await shop.product(), quantity: 20 },
  ]
  const [key, lines] = [randomUUID(), writeRoom(chosen)]
  expect(await send(lines, key)).toMatchObject({ ok: true, count: 2, way: { href: '/cart' } })
  await send(lines, key)
  expect(await cart()).toEqual(chosen)
  const { kept } = (await send(lines)) as { kept?: Record<string, string> }
  expect(kept?.key).not.toBe(key)
  expect(await cart()).toEqual(chosen.map((line) => ({ ...line, quantity: line.quantity * 2 })))
})

test('each line that cannot be added is said, the others are added', async () => {
  const [fine, soldOut, gone] = [
    await shop.product(),
    await shop.product({ stock: 0, madeToOrder: false }),
    await shop.product(),
  ]
  await shop.query(`update products set status = 'rejected', is_live = false where id = $1`, [gone])
  const lines = writeRoom([fine, soldOut, gone].map((product) => ({ product, quantity: 10 })))
  const answer = (await send(lines)) as { ok?: boolean; message?: string }
  expect(answer.ok).toBe(true)
  expect(answer.message?.split('\n')).toEqual([
    '1 item is in your cart now.',
    expect.stringMatching(/^Not added: .+ This product is sold out\.$/),
    '1 is no longer for sale.',
  ])
  expect((await cart()).map(({ product }) => product)).toEqual([fine])
  const own = (await send(
    writeRoom([{ product: fine, quantity: 10 }]),
    randomUUID(),
    'seller',
  )) as typeof answer
  expect(own).toMatchObject({ ok: false, message: expect.stringMatching(/your own product/) })
  expect(await send('nonsense')).toMatchObject({ ok: false, message: 'No line could be added.' })
})

test('visitors are asked to sign in', async () => {
  const lines = writeRoom([{ product: await shop.product(), quantity: 10 }])
  expect(await openBrowser().submit(addRoom, { lines })).toMatchObject({
    message: expect.stringMatching(/Please sign in first\./),
  })
  expect(await cart()).toEqual([])
})

test('a room has the goods that are on sale, in their order, and none of one alone', async () => {
  const chosen = [
    { product: await shop.product(), quantity: 12 },
    { product: randomUUID(), quantity: 1 },
    { product: await shop.product(), quantity: 10 },
  ]
  const room = await getRoom('fr', chosen)
  expect(room?.lines.map(({ product }) => product)).toEqual([chosen[0]?.product, chosen[2]?.product])
  expect(room?.total).toBe(room?.lines.reduce((sum, { total }) => sum + (total ?? 0), 0))
  expect(await getRoom('en', chosen.slice(0, 2))).toBeNull()
})
