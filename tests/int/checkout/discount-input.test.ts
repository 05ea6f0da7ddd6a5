import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '@/domain/values/calendar'
import { endDiscount, makeDiscount } from '@/features/selling/discounts/discount-actions'
import { exportData } from '@/features/account/personal-data/export-data'
import { aCode } from '~/tests/support/factories/discounts'
import { PASSWORD } from '~/tests/support/factories/people'
import { openBrowser } from '~/tests/support/http/browser'
import { openDiscounts, type Discounts } from '~/tests/support/shop/discounts'

let world: Discounts
let shop: Discounts['shop']
beforeAll(async () => {
  world = await openDiscounts()
  shop = world.shop
})
afterAll(() => shop.close())

const tokenOf = async (id: string) => {
  const { email } = await shop.payload.findByID({ collection: 'users', id })
  return (await shop.payload.login({ collection: 'users', data: { email, password: PASSWORD } })).token ?? ''
}

describe('a discount', () => {
  test.each([
    { code: 5 },
    { code: ['SPRING10'] },
    { code: 'SPRING\0TEN' },
    { code: 'SPRING\uD800TEN' },
    { seller: 'x' },
    { seller: 5 },
    { scope: 'products', products: ['x'] },
    { scope: 'products', products: [[null]] },
    { scope: 'category', category: 'x' },
    { from: 5, until: {} },
    { percent: 1e300 },
    { kind: 'amount', amount: -1, percent: null },
    { uses: '٥' },
    { minimum: Number.MAX_VALUE },
  ])('of staff with %j is refused, and breaks nothing (A35)', async (wrong) => {
    const { email } = await shop.payload.findByID({ collection: 'staff', id: shop.ids.staff.admin })
    const refusal = await shop.payload
      .create({
        collection: 'discounts',
        data: { ...aCode(world.seller), ...wrong } as never,
        user: { id: shop.ids.staff.admin, email, collection: 'staff', role: 'admin' } as never,
        overrideAccess: false,
      })
      .then(
        () => 'stored',
        (error: { status?: number }) => error.status,
      )
    expect(refusal).toBe(400)
  })

  test('whose code is taken is refused at its field, with what was typed (M127)', async () => {
    const { code } = await world.code()
    const today = dayIn('America/Toronto', new Date())
    const typed = {
      way: 'code',
      discountCode: code,
      kind: 'percent',
      percent: '10',
      from: today,
      until: today,
    }
    expect(await openBrowser(shop.tokens.seller).submit(makeDiscount, typed)).toMatchObject({
      ok: false,
      fields: { discountCode: expect.any(String) as string },
      kept: typed,
    })
  })

  test('is saved for the seller’s own SKUs, and for no others (M127)', async () => {
    const today = dayIn('America/Toronto', new Date())
    const [own, others] = [await shop.product(), await shop.product({ seller: await shop.seller() })]
    const skuOf = async (product: string) =>
      (await shop.payload.findByID({ collection: 'products', id: product })).sku
    const form = (code: string, skus: string) => ({
      way: 'code',
      discountCode: code,
      kind: 'percent',
      percent: '10',
      scope: 'products',
      skus,
      from: today,
      until: today,
    })
    const browser = openBrowser(shop.tokens.seller)
    for (const sku of ['NO-SUCH-SKU', await skuOf(others)])
      expect(await browser.submit(makeDiscount, form('BYSKU9', `${await skuOf(own)}\n${sku}`))).toMatchObject(
        {
          ok: false,
          fields: { skus: `You have no product with these SKUs: ${sku}` },
        },
      )
    expect(await browser.submit(makeDiscount, form('BYSKU10', await skuOf(own)))).toMatchObject({
      ok: true,
      goesTo: '/seller/discounts?done=made',
    })
    expect(
      await shop.query(
        `select r.products_id as product from discounts d join discounts_rels r on r.parent_id = d.id where d.code = 'BYSKU10'`,
      ),
    ).toEqual([{ product: own }])
  })

  test('is neither made nor ended by a suspended seller, in plain words (M127)', async () => {
    const seller = await shop.seller()
    const { id } = await world.code(seller)
    const browser = openBrowser(await tokenOf(seller))
    await shop.query(`update sellers set status = 'suspended', status_reason = 'x' where id = $1`, [seller])
    const refused = { ok: false, message: 'Only active sellers can do this.' }
    expect(await browser.submit(endDiscount, { discount: id })).toMatchObject(refused)
    expect(await browser.submit(makeDiscount, { way: 'code' })).toMatchObject({ ok: false })
    expect(await shop.query('select ended_at from discounts where id = $1', [id])).toEqual([
      { ended_at: null },
    ])
  })
})

test('the code in a cart is in its member’s data, and the seller’s own codes in the seller’s (M131)', async () => {
  const { id, code } = await world.code()
  const { buyer } = await world.cartWith(id)
  const dataOf = async (member: string) => {
    const user = await shop.payload.findByID({ collection: 'users', id: member })
    let text = ''
    for await (const part of exportData({ ...user, collection: 'users' })) text += part
    return text
  }
  expect(JSON.parse(await dataOf(buyer))).toMatchObject({ 'cart-code': [{ code }], discounts: [] })
  const { discounts } = JSON.parse(await dataOf(world.seller)) as { discounts: { code: string }[] }
  expect(discounts.map((each) => each.code)).toContain(code)
})
