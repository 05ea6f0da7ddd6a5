import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getCheckout } from '@/features/buying/checkout/get-checkout'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { getCart } from '@/features/buying/cart/get-cart'
import { ADDRESS, openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

/** How many answers there were of each kind. */
function kinds(answers: Awaited<ReturnType<Shop['place']>>[]) {
  const names = answers.map((answer) => (answer.ok ? answer.value.kind : (answer.issues[0]?.code ?? '')))
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  )
}

const ordersOf = (buyer: string) =>
  shop.query<{ id: string }>('select id from orders where buyer_id = $1', [buyer])

describe('many at once', () => {
  test('sell the last ten to ten of forty, and tell the others', async () => {
    const last = await shop.product({ stock: 10, moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: 500 }] })
    const buyers = await Promise.all(Array.from({ length: 40 }, shop.buyer))
    await Promise.all(buyers.map((buyer) => shop.fill(buyer, { [last]: 1 })))
    const answers = await Promise.all(buyers.map((buyer) => shop.place(buyer)))
    expect(kinds(answers)).toEqual({ placed: 10, 'cart.soldOut': 30 })
    const [row] = await shop.query('select stock::int, reserved::int from products where id = $1', [last])
    expect(row).toEqual({ stock: 10, reserved: 10 })
  })

  test('of one form are one order with one answer', async () => {
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [await shop.product()]: 3 })
    const { digest } = await shop.seen(buyer)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.place(buyer, { key: 'the-same-key', digest })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true, value: { kind: 'placed' } })
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  test('of two forms of one cart are one order: the cart is empty for the second', async () => {
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [await shop.product()]: 3 })
    const { digest } = await shop.seen(buyer)
    const answers = await Promise.all(
      ['first-form', 'second-form', 'third-form'].map((key) => shop.place(buyer, { key, digest })),
    )
    expect(kinds(answers)).toEqual({ placed: 1, 'checkout.empty': 2 })
  })

  test('of the same products in other orders never stand in each other’s way', async () => {
    const goods = await Promise.all(Array.from({ length: 4 }, () => shop.product({ stock: 500 })))
    const buyers = await Promise.all(Array.from({ length: 24 }, shop.buyer))
    await Promise.all(
      buyers.map((buyer, at) => {
        const turned = [...goods.slice(at % 4), ...goods.slice(0, at % 4)]
        return shop.fill(buyer, Object.fromEntries(turned.map((id) => [id, 2])))
      }),
    )
    expect(kinds(await Promise.all(buyers.map((buyer) => shop.place(buyer))))).toEqual({ placed: 24 })
  })

  test('leave the seller’s edits whole: what is charged is what was seen or nothing', async () => {
    const product = await shop.product({ stock: 1000 })
    const buyers = await Promise.all(Array.from({ length: 12 }, shop.buyer))
    await Promise.all(buyers.map((buyer) => shop.fill(buyer, { [product]: 1 })))
    const edits = (async () => {
      for (const unitPrice of [2100, 2200, 2300, 2400])
        await shop.system.change('products', product, {
          moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice }],
        })
    })()
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const { quote, digest } = await shop.seen(buyer)
        return { shown: quote.total, answer: await shop.place(buyer, { digest }) }
      }),
    )
    await edits
    for (const { shown, answer } of answers) {
      const placed = answer.ok && answer.value.kind === 'placed' ? answer.value.checkout : undefined
      const charged = placed ? Number((await shop.checkoutRow(placed)).total) : shown
      expect(charged).toBe(shown)
    }
    const [row] = await shop.query('select stock::int from products where id = $1', [product])
    expect(row).toEqual({ stock: 1000 })
  })
})

describe('a checkout is refused, and nothing of it stays,', () => {
  const refusals: [string, string, (buyer: string, product: string) => Promise<unknown>][] = [
    [
      'of an empty cart',
      'checkout.empty',
      (buyer) => shop.query('delete from cart_items where user_id = $1', [buyer]),
    ],
    [
      'of what was taken down',
      'cart.unavailable',
      (_, id) => shop.system.change('products', id, { status: 'rejected' }),
    ],
    [
      'of more than there is',
      'cart.onlyLeft',
      (_, id) => shop.query('update products set stock = 2 where id = $1', [id]),
    ],
    [
      'of less than the minimum',
      'quantity.belowMoq',
      (_, id) =>
        shop.system.change('products', id, { moqPrices: [{ minQty: 5, maxQty: 999999, unitPrice: 900 }] }),
    ],
  ]
  test.each(refusals)('%s', async (_, code, meanwhile) => {
    const buyer = await shop.buyer()
    const product = await shop.product({ stock: 9 })
    await shop.fill(buyer, { [product]: 3 })
    await meanwhile(buyer, product)
    expect(await shop.place(buyer)).toMatchObject({ ok: false, issues: [{ code }] })
    expect(await ordersOf(buyer)).toEqual([])
    await shop.query(
      `insert into stock_movements (id, product_id, seller_id, reason, change)
       select gen_random_uuid(), id, seller_id, 'edit', stock - 9 from products where id = $1 and stock <> 9`,
      [product],
    )
  })

  test('while a seller is being suspended, and neither the order nor the suspension fails', async () => {
    for (const _ of Array.from({ length: 4 })) {
      const seller = await shop.seller()
      const product = await shop.product({ seller, stock: 50 })
      const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.buyer()))
      for (const buyer of buyers) await shop.fill(buyer, { [product]: 1 })
      const placing = buyers.map((buyer) => shop.place(buyer))
      const suspended = { status: 'suspended', statusReason: 'Complaints' }
      const answers = await Promise.all([...placing, shop.system.change('sellers', seller, suspended)])
      expect(answers).toHaveLength(9)
    }
  })

  test('of a suspended seller’s goods', async () => {
    const seller = await shop.seller()
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [await shop.product({ seller })]: 1 })
    await shop.system.change('sellers', seller, { status: 'suspended', statusReason: 'Complaints' })
    expect(await shop.place(buyer)).toMatchObject({ ok: false, issues: [{ code: 'cart.unavailable' }] })
  })

  test('of one’s own goods', async () => {
    const { seller } = shop.ids.users
    await shop.fill(seller, { [await shop.product()]: 1 })
    expect(await shop.place(seller)).toMatchObject({ ok: false, issues: [{ code: 'cart.ownProduct' }] })
  })

  test('where the seller does not send to', async () => {
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [await shop.product()]: 1 })
    const address = { ...ADDRESS, province: 'NU', postalCode: 'X0A 0H0' }
    expect(await shop.place(buyer, { address })).toMatchObject({
      ok: false,
      issues: [{ code: 'shipping.zone' }],
    })
  })

  test('by card beyond what a card carries, which was said before', async () => {
    const buyer = await shop.buyer()
    // Only an account that has paid before may owe so much.
    const { checkout } = await shop.order(buyer, { [await shop.product()]: 1 })
    await openPayment(checkout)
    await shop.act(checkout, 'pay')
    await shop.tend()
    const product = await shop.product({
      stock: 999,
      moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: 99_999_999 }],
    })
    await shop.fill(buyer, { [product]: 1 })
    expect((await getCheckout(buyer, 'en', 'ON')).quote.isCardPayable).toBe(false)
    expect(await shop.place(buyer)).toMatchObject({ ok: false, issues: [{ code: 'checkout.transferOnly' }] })
    expect(await shop.place(buyer, { provider: 'transfer' })).toMatchObject({ ok: true })
  })

  test('to an address that is none', async () => {
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [await shop.product()]: 1 })
    const done = await shop.place(buyer, { address: { ...ADDRESS, postalCode: 'nowhere' } })
    expect(done).toMatchObject({ ok: false, issues: [{ path: 'postalCode' }] })
  })
})

describe('what was seen', () => {
  test('is what is charged: another price is said and charges nothing', async () => {
    const buyer = await shop.buyer()
    const product = await shop.product()
    await shop.fill(buyer, { [product]: 2 })
    const before = await getCheckout(buyer, 'en', 'ON')
    await shop.system.change('products', product, {
      moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: 2500 }],
    })
    const changed = await shop.place(buyer, { digest: before.digest })
    expect(changed).toMatchObject({ ok: true, value: { kind: 'changed', quote: { subtotal: 5000 } } })
    expect(await ordersOf(buyer)).toEqual([])
    expect(await shop.place(buyer)).toMatchObject({ ok: true, value: { kind: 'placed' } })
  })

  test('holds for shipping, for the province, and for the importer', async () => {
    const buyer = await shop.buyer()
    const seller = await shop.seller()
    await shop.fill(buyer, { [await shop.product({ seller })]: 2 })
    const before = await getCheckout(buyer, 'en', 'ON')
    await shop.system.change('sellers', seller, {
      shippingRules: [{ kind: 'flat', provinces: [], amount: 5000 }],
    })
    const digests = [
      before.digest,
      (await getCheckout(buyer, 'en', 'ON')).digest,
      (await getCheckout(buyer, 'en', 'BC')).digest,
    ]
    await shop.system.changeGlobal('settings', { importer: 'buyer' })
    const imported = await getCheckout(buyer, 'en', 'ON')
    expect(imported.quote).toMatchObject({ taxes: [], tax: 0, importEstimate: 450 })
    expect(new Set([...digests, imported.digest]).size).toBe(4)
    await shop.system.changeGlobal('settings', { importer: 'seller' })
  })

  test('stays in the cart where it was saved for later, and by seller in the cart view', async () => {
    const buyer = await shop.buyer()
    const [kept, bought] = [await shop.product(), await shop.product({ seller: await shop.seller() })]
    await shop.fill(buyer, { [kept]: 1, [bought]: 12 })
    const changed = 'saved_for_later = (product_id = $1), seen_unit_price = 1700'
    await shop.query(`update cart_items set ${changed} where product_id in ($1, $2)`, [kept, bought])
    const line = { quantity: 12, unitPrice: 1800, change: { from: 1700, to: 1800 } }
    expect(await getCart(buyer, 'en')).toMatchObject({
      sellers: [{ subtotal: 21_600, lines: [line] }],
      saved: [{ productId: kept, quantity: 1 }],
      subtotal: 21_600,
      count: 1,
      mayCheckOut: true,
    })
    expect(await shop.place(buyer)).toMatchObject({ ok: true })
    const left = await shop.query('select product_id as id from cart_items where user_id = $1', [buyer])
    expect(left).toEqual([{ id: kept }])
  })
})
