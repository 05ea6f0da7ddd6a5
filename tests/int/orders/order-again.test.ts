import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { reorder } from '@/features/cart/reorder'
import { openChat } from '@/features/chat/actions'
import { acknowledgeOrder, markDelivered } from '@/features/orders/commands/fulfil-order'
import { shipOrder } from '@/features/orders/commands/ship-order'
import { writeReview } from '@/features/orders/review-actions'
import type { FormState } from '@/domain/form-state'
import type { SignedIn } from '~/tests/support/roles'
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
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.set(name, value)
  return action({}, form)
}

/** A paid order of the sample world's own buyer. */
async function ownOrder(lines: Record<string, number>) {
  const buyer = shop.ids.users.buyer
  await shop.query('delete from cart_items where user_id = $1', [buyer])
  const placed = await shop.paid(buyer, lines)
  return { buyer, order: placed.orders[0] ?? '' }
}

describe('ordering again', () => {
  test('puts everything that can be had into the cart and names what cannot', async () => {
    const [kept, gone, scarce] = [
      await shop.product(),
      await shop.product({ name: 'Gone faucet' }),
      await shop.product({ name: 'Scarce faucet', stock: 12 }),
    ]
    const { order, buyer } = await ownOrder({ [kept]: 10, [gone]: 10, [scarce]: 10 })
    await shop.query("update products set status = 'rejected', is_live = false where id = $1", [gone])
    const answer = await send('buyer', reorder, { order })
    expect(answer).toMatchObject({ ok: true, count: 1, way: { href: '/cart', label: 'View cart' } })
    expect(answer.message?.split('\n').toSorted()).toEqual(
      [
        '1 product is in your cart.',
        'Not added: Gone faucet. This product isn’t for sale at the moment.',
        'Not added: Scarce faucet. Only 2 left.',
      ].toSorted(),
    )
    expect(await cartOf(buyer)).toEqual([{ product: kept, quantity: 10 }])
  })

  test('says which product is sold in another unit since (rule M53)', async () => {
    const [same, other] = [await shop.product(), await shop.product({ name: 'Tile' })]
    await shop.query("update products set sold_by = 'box' where id = $1", [other])
    const { order, buyer } = await ownOrder({ [same]: 10, [other]: 10 })
    await shop.query("update products set sold_by = 'piece' where id = $1", [other])
    const answer = await send('buyer', reorder, { order })
    expect(answer.message?.split('\n')).toEqual([
      '2 products are in your cart.',
      'Please check the quantity of Tile: it’s sold in another unit now.',
    ])
    expect(await cartOf(buyer)).toHaveLength(2)
  })

  test('is for the buyer of the order', async () => {
    const { order } = await ownOrder({ [await shop.product()]: 10 })
    const before = await cartOf(shop.ids.users.otherBuyer)
    for (const role of ['visitor', 'otherBuyer', 'seller', 'admin'] as const)
      expect(await send(role, reorder, { order })).toMatchObject({ ok: false })
    expect(await cartOf(shop.ids.users.otherBuyer)).toEqual(before)
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
    expect(await send('buyer', writeReview, said)).toEqual({
      ok: true,
      message: 'Thank you for your review.',
    })
    expect(await send('buyer', writeReview, said)).toMatchObject({
      message: 'The review couldn’t be saved: You have already reviewed this product.',
    })
    const seen = await seeOrder(shop, { kind: 'buyer', id: shop.ids.users.buyer }, order)
    const review = seen?.items[0]?.review
    expect(review).toMatchObject({ rating: 4, comment: 'Solid.' })
    const again = { ...said, review: review?.id ?? '', comment: 'Still solid.' }
    expect(await send('otherBuyer', writeReview, again)).toMatchObject({ ok: false })
    expect(await send('buyer', writeReview, again)).toMatchObject({ ok: true })
    expect(
      (await seeOrder(shop, { kind: 'buyer', id: shop.ids.users.buyer }, order))?.items[0]?.review,
    ).toMatchObject({
      comment: 'Still solid.',
    })
    await shop.query("update comments set hidden = true, hidden_reason = 'Names a person.' where id = $1", [
      review?.id,
    ])
    expect(await send('buyer', writeReview, { ...again, comment: 'No name.' })).toEqual({
      ok: true,
      message: 'Your change is saved. The review stays hidden.',
    })
    expect(
      (await seeOrder(shop, { kind: 'buyer', id: shop.ids.users.buyer }, order))?.items[0]?.review,
    ).toMatchObject({ comment: 'No name.', hidden: true, hiddenReason: 'Names a person.' })
  })
})

test('a conversation about an order is for its buyer and its seller, even when the goods are no longer on sale', async () => {
  const product = await shop.product()
  const { order } = await ownOrder({ [product]: 10 })
  await shop.query("update products set status = 'rejected', is_live = false where id = $1", [product])
  const open = async (role: SignedIn | 'visitor') => {
    signIn(role)
    const form = new FormData()
    form.set('order', order)
    form.set('product', product)
    return openChat(form)
  }
  for (const role of ['buyer', 'seller'] as const)
    expect(await open(role)).toMatchObject({ chat: { messages: expect.anything() } })
  for (const role of ['otherBuyer', 'otherSeller'] as const)
    expect(await open(role)).not.toHaveProperty('chat')
  expect(await open('visitor')).toEqual({ isSignedOut: true })
})
