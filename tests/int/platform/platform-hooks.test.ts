import { ValidationError } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { newDoc } from '~/tests/support/new-doc'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

describe('a broken rule', () => {
  const buy = (quantity: number) =>
    world.payload.create({
      collection: 'cart-items',
      data: {
        user: world.ids.users.buyer,
        product: world.ids.products.second,
        quantity,
        savedForLater: false,
      },
      overrideAccess: false,
      user: world.users.buyer,
    })

  test('reaches the caller with its code, its field and its numbers', async () => {
    const error = await buy(0.5).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ValidationError)
    expect(error).toMatchObject({
      status: 400,
      data: { errors: [{ code: 'quantity.whole', path: 'quantity', params: { nearest: 1 } }] },
    })
  })

  test('is broken whichever door it came through, the server itself included', async () => {
    const data = { user: world.ids.users.buyer, product: world.ids.products.stopped, quantity: 10 }
    await expect(world.system.make('cart-items', data)).rejects.toMatchObject({
      data: { errors: [{ code: 'cart.notOnSale' }] },
    })
  })
})

describe('a rule of the domain', () => {
  test.each([
    ['verifications', { kind: 'gst', number: 'my number' }, { code: 'registration.gst', path: 'number' }],
    ['inquiries', { message: ' \n ' }, { code: 'inquiry.message', path: 'message' }],
  ] as const)('stands before %s', async (slug, wrong, issue) => {
    const { data } = newDoc(world.ids, slug, 'buyer')
    await expect(world.system.make(slug, { ...data, ...wrong })).rejects.toMatchObject({
      data: { errors: [issue] },
    })
  })
})

describe('a new document', () => {
  test('is judged as new, though Payload shows an empty one before it', async () => {
    const bought = { order: world.ids.orders.byOtherBuyer, product: world.ids.products.live }
    const review = {
      user: world.ids.users.buyer,
      rating: 5,
      comment: 'Never bought it.',
      locale: 'en',
      ...bought,
    }
    await expect(world.system.make('comments', review)).rejects.toMatchObject({
      data: { errors: [{ path: 'order' }] },
    })
  })
})

describe('the rooms of the shop', () => {
  test('are written on a product in plain English words', async () => {
    const { category, mainCategory, subCategory } = await world.system.get(
      'products',
      world.ids.products.live,
    )
    expect({ category, mainCategory, subCategory }).toEqual({
      category: 'Kitchen > Faucets',
      mainCategory: 'Kitchen',
      subCategory: 'Faucets',
    })
  })
})

describe('the stars of a product', () => {
  test('follow its reviews, and a hidden one does not count', async () => {
    const { system, ids } = world
    const stars = async () => {
      const { ratingCount, ratingSum } = await system.get('products', ids.products.live)
      return [ratingCount, ratingSum]
    }
    expect(await stars()).toEqual([1, 4])
    await system.change('comments', ids.comments.shown, { rating: 2 })
    expect(await stars()).toEqual([1, 2])
    await system.change('comments', ids.comments.shown, { hidden: true, hiddenReason: 'Rude.' })
    expect(await stars()).toEqual([0, 0])
  })
})

describe('the recommended list', () => {
  test('is marked on the products that stand in it, and on no other', async () => {
    const { system, ids } = world
    const marked = async () => {
      const docs = await system.all('products', { where: { isRecommended: { equals: true } } })
      return docs.map(({ id }) => world.nameOf('products', id)).toSorted()
    }
    const { live, second, otherLive } = ids.products
    await system.changeGlobal('recommended-products', { productIds: [live, second] })
    expect(await marked()).toEqual(['live', 'second'])
    await system.changeGlobal('recommended-products', { productIds: [otherLive] })
    expect(await marked()).toEqual(['otherLive'])
    await system.changeGlobal('recommended-products', { productIds: [] })
    expect(await marked()).toEqual([])
  })
})
