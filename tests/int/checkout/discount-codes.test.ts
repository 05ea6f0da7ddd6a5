import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { enterCode, removeCode } from '@/features/buying/cart/code-actions'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { readReturnable } from '@/features/buying/returns/commands/returnable'
import { shareOf } from '@/domain/money'
import { refundShare } from '@/domain/payments/ledger'
import { database, inTransaction } from '@/server/db/transaction'
import { openBrowser } from '~/tests/support/http/browser'
import { openDiscounts, type Discounts } from '~/tests/support/shop/discounts'

let world: Discounts
let shop: Discounts['shop']
beforeAll(async () => {
  world = await openDiscounts()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const orderOf = (done: Awaited<ReturnType<Discounts['shop']['place']>>) => {
  if (!done.ok || done.value.kind !== 'placed') throw new Error(JSON.stringify(done))
  return { checkout: done.value.checkout, order: done.value.orders[0] ?? '' }
}

describe('a code in the cart', () => {
  test('comes off the goods before tax, is kept with the order and its lines, and leaves the cart (rules M129, M133)', async () => {
    const { id, code } = await world.code()
    const { buyer } = await world.cartWith(id)
    const { quote } = await shop.seen(buyer)
    expect(quote).toMatchObject({ subtotal: 18_000, code: { code, off: 2_000, problem: null } })
    const [group] = quote.groups
    expect(group?.taxes.map(({ amount }) => amount)).toEqual([
      Math.round((18_000 + (group?.shipping ?? 0)) * 0.13),
    ])
    const { checkout, order } = orderOf(await shop.place(buyer))
    expect(await shop.orderRow(order)).toMatchObject({
      subtotal: '18000',
      discounted: '2000',
      discount_code: code,
      discount_paid_by: 'seller',
    })
    expect(await shop.checkoutRow(checkout)).toMatchObject({ discount_id: id, discounted: '2000' })
    expect(
      await shop.query('select discounted::int, total_price::int from orders_items where _parent_id = $1', [
        order,
      ]),
    ).toEqual([{ discounted: 2_000, total_price: 18_000 }])
    expect(await shop.query('select 1 from cart_codes where user_id = $1', [buyer])).toEqual([])
    expect(await world.used(id)).toBe(1)
  })

  test('of a seller lowers the base of the commission; of the house leaves seller and commission as without it (rule M130)', async () => {
    const own = await world.code()
    const house = await world.code(null)
    const orders = []
    for (const { id } of [own, house]) {
      const { buyer } = await world.cartWith(id)
      const { checkout, order } = orderOf(await shop.place(buyer))
      await shop.tend()
      await shop.act(checkout, 'pay')
      await shop.tend()
      const { commission_ppm: rate } = await shop.orderRow(order)
      orders.push({ ...(await world.entriesOf(order)), rate: Number(rate) })
    }
    const [ofSeller, ofHouse] = orders
    const commission = (base: number) => -shareOf(base, ofSeller?.rate ?? 0)
    expect(ofSeller).toMatchObject({ 'seller sale': 18_000, 'seller commission': commission(18_000) })
    expect(ofSeller).not.toHaveProperty('discounts discount')
    expect(ofHouse).toMatchObject({
      'seller sale': 18_000,
      'seller discount': 2_000,
      'discounts discount': -2_000,
      'seller commission': commission(20_000),
    })
  })

  test('in dollars is split over sellers to the cent, and only over the goods it is for (rules M127, M129)', async () => {
    const other = shop.ids.users.otherSeller
    const { id } = await world.code(null, { kind: 'amount', percent: null, amount: 1_000 })
    const { buyer } = await world.cartWith(id, 1)
    const second = await shop.product({
      seller: other,
      moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: 1_000 }],
    })
    await shop.fill(buyer, { [second]: 1 })
    const { quote } = await shop.seen(buyer)
    expect(quote.groups.map(({ discounted }) => discounted).toSorted((a, b) => a - b)).toEqual([333, 667])
    const own = await world.code(other)
    await world.enter(buyer, own.id)
    const again = (await shop.seen(buyer)).quote
    expect(again.groups.map(({ discounted }) => discounted).toSorted((a, b) => a - b)).toEqual([0, 100])
  })

  test('never takes more than nine tenths of the goods it is for (rule M129)', async () => {
    const { id } = await world.code(undefined, { kind: 'amount', percent: null, amount: 9_999_999 })
    const { buyer } = await world.cartWith(id, 1)
    expect((await shop.seen(buyer)).quote).toMatchObject({ subtotal: 200, code: { off: 1_800 } })
  })

  test.each([
    ['notYet', { from: new Date(Date.now() + 86_400_000).toISOString() }],
    ['belowMinimum', { minimum: 20_001 }],
  ])(
    'that takes nothing off now says %s, and the order goes on without it (rule M132)',
    async (why, more) => {
      const { id } = await world.code(undefined, more)
      const { buyer } = await world.cartWith(id)
      const { quote } = await shop.seen(buyer)
      expect(quote.code).toMatchObject({ off: 0, problem: { code: `discount.${why}` } })
      const { order } = orderOf(await shop.place(buyer))
      expect(await shop.orderRow(order)).toMatchObject({ discounted: '0', discount_code: null })
    },
  )
})

describe('what the buyer saw', () => {
  test('is shown anew where the code ended meanwhile, and nothing is ordered (rule M132)', async () => {
    const { id } = await world.code()
    const { buyer } = await world.cartWith(id)
    const { digest } = await shop.seen(buyer)
    await world.passed(id)
    expect(await shop.place(buyer, { digest })).toMatchObject({ ok: true, value: { kind: 'changed' } })
    expect(await world.used(id)).toBe(0)
  })

  test('the last use by fifty buyers at once goes to exactly one of them (rule M131)', async () => {
    const { id } = await world.code(undefined, { uses: 1 })
    const { buyer: first, product } = await world.cartWith(id, 1)
    const buyers = [first]
    while (buyers.length < 50) {
      const buyer = await shop.buyer()
      await shop.fill(buyer, { [product]: 1 })
      await world.enter(buyer, id)
      buyers.push(buyer)
    }
    const { digest } = await shop.seen(first)
    const answers = await Promise.all(buyers.map((buyer) => shop.place(buyer, { digest })))
    const kinds = answers.map((answer) => (answer.ok ? answer.value.kind : answer.issues[0]?.code))
    expect(kinds.filter((kind) => kind === 'placed')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'changed')).toHaveLength(49)
    expect(await world.used(id)).toBe(1)
  })

  test('a use comes back when the order ends unpaid, is counted per buyer, and money that is late keeps it (rule M131)', async () => {
    const { id } = await world.code(undefined, { uses: 1, usesPerBuyer: 1 })
    const { buyer, product } = await world.cartWith(id)
    const first = orderOf(await shop.place(buyer))
    await shop.tend()
    await shop.fill(buyer, { [product]: 10 })
    await world.enter(buyer, id)
    expect((await shop.seen(buyer)).quote.code?.problem?.code).toBe('discount.usedUp')
    await shop.query('update discounts set uses = 5 where id = $1', [id])
    expect((await shop.seen(buyer)).quote.code?.problem?.code).toBe('discount.usedByYou')
    await shop.pass(first.checkout)
    await shop.tend()
    expect(await world.used(id)).toBe(0)
    expect((await shop.seen(buyer)).quote.code).toMatchObject({ problem: null })
  })

  test('a cancelled unpaid order gives its use back once (rule M131)', async () => {
    const { id } = await world.code()
    const { buyer } = await world.cartWith(id)
    const { order } = orderOf(await shop.place(buyer))
    await requestCancel({ kind: 'buyer', id: buyer }, { order, reason: '' })
    expect(await world.used(id)).toBe(0)
  })
})

describe('the field of the code', () => {
  test('takes a code typed in any way, names a wrong one, and takes it out again (rules M131, M132)', async () => {
    const { code } = await world.code()
    const buyer = shop.ids.users.buyer
    const browser = openBrowser(shop.tokens.buyer)
    await shop.fill(buyer, { [await shop.product({ stock: 500 })]: 10 })
    expect(await browser.submit(enterCode, { discountCode: ` ${code.toLowerCase()} ` })).toMatchObject({
      ok: true,
    })
    const wrong = await browser.submit(enterCode, { discountCode: 'NOSUCHCODE' })
    expect(wrong).toMatchObject({ ok: false, kept: { code: 'NOSUCHCODE' } })
    expect(wrong.fields?.code).toMatch(/no code NOSUCHCODE/)
    expect((await browser.submit(enterCode, { discountCode: '' })).fields?.code).toBe('Enter a code.')
    const small = await world.code(undefined, { minimum: 99_999_999 })
    const refused = await browser.submit(enterCode, { discountCode: small.code })
    expect(refused.fields?.code).toMatch(/\$999,999\.99 or more/)
    expect((await shop.seen(buyer)).quote.code?.code).toBe(code)
    await browser.submit(removeCode)
    expect((await shop.seen(buyer)).quote.code).toBeNull()
  })

  test('stops guesses (rule M131)', async () => {
    const browser = openBrowser(shop.tokens.otherBuyer)
    const answers = []
    for (let n = 0; n < 16; n += 1)
      answers.push(await browser.submit(enterCode, { discountCode: `GUESS${n}` }))
    expect(answers.at(-1)?.message).toMatch(/try again/i)
  })
})

test('with the account of a seller end its discounts (rule M136)', async () => {
  const seller = await shop.seller()
  const { id } = await world.code(seller)
  await inTransaction((tx) => anonymise(tx, { id: seller, email: `${seller}@maru.test`, isSeller: true }))
  const [row] = await shop.query<{ ended_at: Date | null }>('select ended_at from discounts where id = $1', [
    id,
  ])
  expect(row?.ended_at).not.toBeNull()
})

test('returned units are worth what was paid for them, and all together exactly that (rule M135)', async () => {
  const { id } = await world.code(undefined, { kind: 'amount', percent: null, amount: 1_001 })
  const { buyer } = await world.cartWith(id, 3)
  const { order } = orderOf(await shop.place(buyer))
  const [line] = await readReturnable(await database(), order)
  const parts = [0, 1, 2].map((before) => refundShare(1_001, 3, before, 1))
  expect(line?.discountOf(3)).toBe(1_001)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1_001)
  expect(line?.discountOf(1)).toBe(parts[0])
})
