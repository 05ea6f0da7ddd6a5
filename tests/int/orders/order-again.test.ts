import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { isLineTicked, judgeAgain } from '@/domain/cart/order-again'
import type { Locale } from '@/domain/locale'
import { openChat } from '@/features/talk/chat/actions'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { addAgain } from '@/features/buying/order-again/actions'
import { getAgain } from '@/features/buying/order-again/get-again'
import { writeReview } from '@/features/buying/orders/reviews/review-actions'
import type { FormState } from '@/domain/forms/form-state'
import type { SignedIn } from '~/tests/support/roles'
import { formOf } from '~/tests/support/http/browser'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder } from '~/tests/support/shop/see-order'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { cartOf } = stateReaders(() => shop)

const signIn = (role: SignedIn | 'visitor') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
}

async function send<T extends FormState>(
  role: SignedIn | 'visitor',
  action: (state: FormState, form: FormData) => Promise<T>,
  fields: Record<string, string>,
) {
  signIn(role)
  return action({}, formOf({ locale: 'en', ...fields }))
}

/** A paid order of the sample world's own buyer. */
async function ownOrder(lines: Record<string, number>) {
  const buyer = shop.ids.users.buyer
  await shop.query('delete from cart_items where user_id = $1', [buyer])
  const placed = await shop.paid(buyer, lines)
  return { buyer, order: placed.orders[0] ?? '' }
}

describe('ordering again', () => {
  type Lines = Record<string, string>
  /** The sheet as a browser sends it: ticked products with their quantities. */
  async function add(
    role: SignedIn | 'visitor',
    order: string,
    lines: Lines,
    more: Record<string, string> = {},
  ) {
    signIn(role)
    const form = formOf({ locale: 'en', do: 'cart', order, ...more })
    for (const [product, quantity] of Object.entries(lines)) {
      form.append('pick', product)
      form.set(`quantity.${product}`, quantity)
    }
    return addAgain({}, form)
  }
  const sheetOf = async (order: string, locale: Locale = 'en') =>
    (await getAgain(shop.ids.users.buyer, order, { locale }))?.lines ?? []

  test('names what cannot be had, line by line, and adds the rest in one transaction (rule M59)', async () => {
    const other = await shop.seller()
    const [kept, gone, archived, suspended, scarce] = [
      await shop.product(),
      await shop.product({ name: 'Gone faucet' }),
      await shop.product({ name: 'Archived faucet' }),
      await shop.product({ name: 'Faucet of a suspended seller' }),
      await shop.product({ name: 'Scarce faucet', stock: 12 }),
    ]
    const { order, buyer } = await ownOrder({
      [kept]: 10,
      [gone]: 10,
      [archived]: 10,
      [suspended]: 10,
      [scarce]: 10,
    })
    await shop.query("update products set status = 'rejected', is_live = false where id = any($1)", [
      [gone, archived],
    ])
    await shop.query('update products set archived_at = now() where id = $1', [archived])
    await shop.query('update products set is_live = false, seller_id = $2 where id = $1', [suspended, other])
    await shop.query("update sellers set status = 'suspended' where id = $1", [other])
    const lines = await sheetOf(order)
    const seen = Object.fromEntries(
      lines.map(({ product, bar, goods }) => [product, [bar, goods?.left ?? null]]),
    )
    expect(seen).toEqual({
      [kept]: [null, null],
      [gone]: ['gone', null],
      [archived]: ['archived', null],
      [suspended]: ['suspended', null],
      [scarce]: [null, 2],
    })
    const all = Object.fromEntries(
      [kept, gone, archived, suspended, scarce].map((product) => [product, '10']),
    )
    const answer = await add('buyer', order, all)
    expect(answer).toMatchObject({ ok: true, count: 1 })
    expect(answer.message).toBe(
      '1 item is in your cart now. 4 lines stay here, each with the reason below it.',
    )
    expect(answer.goTo).toBeUndefined()
    const why = Object.entries(answer.typed ?? {}).map(([product, { refused }]) => [product, refused?.code])
    expect(Object.fromEntries(why)).toEqual({
      [kept]: undefined,
      [gone]: 'orderAgain.gone',
      [archived]: 'orderAgain.archived',
      [suspended]: 'orderAgain.suspended',
      [scarce]: 'cart.onlyLeft',
    })
    // What is in the cart now is not ticked any more.
    expect(answer.typed?.[kept]?.isPicked).toBe(false)
    expect(await cartOf(buyer)).toEqual([{ product: kept, quantity: 10 }])
  })

  test('takes today’s price, says what it was, and goes on to the cart or the checkout', async () => {
    const [product, untouched] = [await shop.product(), await shop.product()]
    const { order, buyer } = await ownOrder({ [product]: 10, [untouched]: 10 })
    await shop.query('update products_moq_prices set unit_price = unit_price + 100 where _parent_id = $1', [
      product,
    ])
    const line = (await sheetOf(order)).find((each) => each.product === product)
    expect(line && judgeAgain(line, '10').unitPrice).toBe((line?.priceThen ?? 0) + 100)
    const answer = await add('buyer', order, { [product]: '12' }, { do: 'checkout' })
    expect(answer).toMatchObject({ ok: true, goTo: '/checkout' })
    expect(await cartOf(buyer)).toEqual([{ product, quantity: 12 }])
    expect(await add('buyer', order, { [untouched]: '10' })).toMatchObject({ goTo: '/cart', count: 2 })
  })

  test('counts a key once, and adds nothing for quantities that are none', async () => {
    const product = await shop.product()
    const { order, buyer } = await ownOrder({ [product]: 10 })
    const key = { key: crypto.randomUUID() }
    const twice = [
      await add('buyer', order, { [product]: '10' }, key),
      await add('buyer', order, { [product]: '10' }, key),
    ]
    expect(twice).toMatchObject([{ ok: true }, { ok: true }])
    expect(await cartOf(buyer)).toEqual([{ product, quantity: 10 }])
    for (const quantity of ['', '0', '-1', '2.5', 'ten', '\0', '9'.repeat(4_000)])
      expect(await add('buyer', order, { [product]: quantity })).toMatchObject({
        ok: false,
        message: 'No line could be added. 1 line stays here, with the reason below it.',
      })
    expect(await add('buyer', order, {})).toMatchObject({
      ok: false,
      message: expect.stringContaining('ticked'),
    })
    // A product of no line of this order is not added by it.
    const foreign = await shop.product()
    expect(await add('buyer', order, { [foreign]: '10' })).toMatchObject({ ok: false })
    expect(await cartOf(buyer)).toEqual([{ product, quantity: 10 }])
  })

  test('leaves out of its ticks what is sold in another unit since, and says so (rule M53)', async () => {
    const [same, other] = [await shop.product(), await shop.product({ name: 'Tile' })]
    await shop.query("update products set sold_by = 'box' where id = $1", [other])
    const { order } = await ownOrder({ [same]: 10, [other]: 10 })
    await shop.query("update products set sold_by = 'piece' where id = $1", [other])
    const lines = await sheetOf(order)
    const seen = lines.map((line) => [line.product, line.isOtherUnit, isLineTicked(line, '10')])
    expect(seen.toSorted()).toEqual(
      [
        [same, false, true],
        [other, true, false],
      ].toSorted(),
    )
  })

  test('is for the buyer of the order', async () => {
    const product = await shop.product()
    const { order } = await ownOrder({ [product]: 10 })
    const before = await cartOf(shop.ids.users.otherBuyer)
    for (const role of ['visitor', 'otherBuyer', 'seller', 'admin'] as const)
      expect(await add(role, order, { [product]: '10' })).toMatchObject({ ok: false })
    expect(await cartOf(shop.ids.users.otherBuyer)).toEqual(before)
    for (const id of [shop.ids.users.otherBuyer, shop.ids.users.seller])
      expect(await getAgain(id, order, { locale: 'en' })).toBeNull()
    for (const id of ['nonsense', "' or 1=1", product])
      expect(await getAgain(shop.ids.users.buyer, id, { locale: 'en' })).toBeNull()
  })
})

describe('a review from the order page', () => {
  test('is written by who received the goods, once, and can be changed', async () => {
    const product = await shop.product()
    const { order } = await ownOrder({ [product]: 10 })
    const said = { order, product, rating: '4', comment: 'Solid.' }
    expect(await send('buyer', writeReview, said)).toMatchObject({ ok: false })
    const seller: Actor = { kind: 'seller', id: shop.ids.users.seller, status: 'active' }
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: '1' })
    await markDelivered(seller, order)
    for (const role of ['visitor', 'otherBuyer', 'seller', 'admin'] as const)
      expect(await send(role, writeReview, said)).toMatchObject({ ok: false })
    expect(await send('buyer', writeReview, { ...said, rating: '6', comment: ' ' })).toMatchObject({
      ok: false,
      fields: { rating: 'Give 1 to 5 stars.', comment: 'Write a few words about the product.' },
    })
    const thanks = { ok: true, message: 'Thank you for your review.' }
    expect(await send('buyer', writeReview, said)).toEqual(thanks)
    expect(await send('buyer', writeReview, said)).toMatchObject({
      message: 'The review couldn’t be saved: You have already reviewed this product.',
    })
    const seen = async () =>
      (await seeOrder(shop, { kind: 'buyer', id: shop.ids.users.buyer }, order))?.items[0]?.review
    const review = await seen()
    expect(review).toMatchObject({ rating: 4, comment: 'Solid.' })
    const again = { ...said, review: review?.id ?? '', comment: 'Still solid.' }
    expect(await send('otherBuyer', writeReview, again)).toMatchObject({ ok: false })
    expect(await send('buyer', writeReview, again)).toMatchObject({ ok: true })
    expect(await seen()).toMatchObject({ comment: 'Still solid.' })
    await shop.query("update comments set hidden = true, hidden_reason = 'Names a person.' where id = $1", [
      review?.id,
    ])
    expect(await send('buyer', writeReview, { ...again, comment: 'No name.' })).toEqual({
      ok: true,
      message: 'Your change is saved. The review stays hidden.',
    })
    const hidden = { comment: 'No name.', hidden: true, hiddenReason: 'Names a person.' }
    expect(await seen()).toMatchObject(hidden)
  })
})

test('a conversation about an order is for its buyer and its seller, even when the goods are no longer on sale', async () => {
  const product = await shop.product()
  const { order } = await ownOrder({ [product]: 10 })
  await shop.query("update products set status = 'rejected', is_live = false where id = $1", [product])
  const open = async (role: SignedIn | 'visitor') => {
    signIn(role)
    return openChat(formOf({ order, product }))
  }
  for (const role of ['buyer', 'seller'] as const)
    expect(await open(role)).toMatchObject({ chat: { messages: expect.anything() } })
  for (const role of ['otherBuyer', 'otherSeller'] as const)
    expect(await open(role)).not.toHaveProperty('chat')
  expect(await open('visitor')).toEqual({ isSignedOut: true })
})
