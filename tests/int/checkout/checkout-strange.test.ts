import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PlacementInput } from '@/features/buying/checkout/placement/place-order'
import { ADDRESS, openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const ordersOf = (buyer: string) =>
  shop.query<{ id: string }>('select id from orders where buyer_id = $1', [buyer])

async function aCart() {
  const buyer = await shop.buyer()
  await shop.fill(buyer, { [await shop.product({ stock: 900_000 })]: 3 })
  return buyer
}

const WHOLE = { ...ADDRESS, company: ' Han Builders ', phone: '416 555 0100', address2: 'Unit 3 ' }

describe('the key of a form', () => {
  test.each<[string, Partial<PlacementInput>]>([
    ['other sums', { digest: 'of-other-sums' }],
    ['another address', { address: { ...WHOLE, address: '14 King Street West' } }],
    ['another company', { address: { ...WHOLE, company: 'Han Holdings' } }],
    ['another phone', { address: { ...WHOLE, phone: '416 555 0199' } }],
    ['another second line', { address: { ...WHOLE, address2: 'Unit 4' } }],
    ['no company', { address: { ...WHOLE, company: undefined } }],
    ['another way to pay', { provider: 'transfer' }],
    ['another PO number', { poNumber: 'PO-8' }],
  ])('under which something was ordered orders nothing more with %s, and says so', async (_, other) => {
    const buyer = await aCart()
    const form = {
      key: 'key-of-one-form',
      address: WHOLE,
      poNumber: ' PO-7',
      note: 'Ring\ntwice ',
      digest: (await shop.seen(buyer)).digest,
    }
    const first = await shop.place(buyer, form)
    await shop.fill(buyer, { [await shop.product()]: 2 })
    expect(await shop.place(buyer, { ...form, ...other })).toMatchObject({
      ok: false,
      issues: [{ code: 'checkout.keyUsed' }],
    })
    expect(await shop.place(buyer, form)).toEqual(first)
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  test('of another buyer is another key', async () => {
    const [one, other] = [await aCart(), await aCart()]
    const placed = await shop.place(one, { key: 'a-shared-key' })
    expect(await shop.place(other, { key: 'a-shared-key' })).not.toEqual(placed)
    expect([await ordersOf(one), await ordersOf(other)].map(({ length }) => length)).toEqual([1, 1])
  })
})

describe('refused, with nothing ordered, is', () => {
  test.each<[string, Partial<PlacementInput>]>([
    ['poNumber', { poNumber: 'P'.repeat(61) }],
    ['note', { note: 'n'.repeat(2001) }],
  ])('a longer %s than is kept: it is not cut in silence', async (path, more) => {
    const buyer = await aCart()
    const long = { code: 'checkout.tooLong', path }
    expect(await shop.place(buyer, more)).toMatchObject({ ok: false, issues: [long] })
    expect(await ordersOf(buyer)).toEqual([])
  })

  test.each([0, -5, 1_000_000, 2 ** 40])('a line of %d: no cart holds it', async (quantity) => {
    const buyer = await aCart()
    const put = shop.query('update cart_items set quantity = $1 where user_id = $2', [quantity, buyer])
    await expect(put).rejects.toThrow(/check/)
    expect(await ordersOf(buyer)).toEqual([])
  })
})
