import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getProduct } from '@/features/shop/product/get-product'
import { getReviewPage } from '@/features/shop/product/reviews/get-review-page'
import { listRelated } from '@/features/shop/list/list-related'
import { GET } from '@/app/api/recent/route'
import { aCategory, aPicture, aProduct } from '~/tests/support/factories/catalogue'
import { noise } from '~/tests/support/factories/pictures'
import { aCheckout, anOrder } from '~/tests/support/factories/orders'
import { aReview } from '~/tests/support/factories/talk'
import { openWorld, type World } from '~/tests/support/open-world'

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

async function list(listedIn: string, more: object = {}) {
  const { make } = world.system
  const { sellers, media } = world.ids
  const product = aProduct(sellers.seller, listedIn, media.sellers)
  return make('products', { ...product, status: 'approved', ...more })
}

describe('what the page says', () => {
  test('names the seller with the company and the place, in Korean where there is a Korean name', async () => {
    const { live } = world.ids.products
    expect(await getProduct('en', live)).toMatchObject({
      seller: {
        name: 'seller Tiles',
        company: null,
        person: 'seller Park',
        place: 'Gangnam-gu, South Korea',
      },
    })
    await world.system.change('sellers', world.ids.sellers.seller, { companyKo: '한빛타일' })
    expect(await getProduct('ko', live)).toMatchObject({
      seller: { name: '한빛타일', company: 'seller Tiles', person: 'seller 박', place: '대한민국 강남구' },
    })
  })

  test('shows a picture that was sent twice once, and links to the whole of it', async () => {
    const picture = world.ids.media.sellers
    const id = await list(world.ids.categories.sub, { images: [picture, picture] })
    const media = await world.system.get('media', picture)
    expect(await getProduct('en', id)).toMatchObject({
      images: [{ src: `/img/${media?.hash}-768`, whole: `/img/${media?.hash}-2000` }],
    })
  })

  test.each([
    ['nonsense', 'invalid'],
    ['', 'invalid'],
    [UNKNOWN, 'missing'],
  ])('of "%s" is that it is %s', async (id, why) => {
    expect(await getProduct('en', id)).toBe(why)
  })

  test.each(['pending', 'rejected', 'stopped'] as const)(
    'of a product that is %s is nothing',
    async (name) => {
      expect(await getProduct('en', world.ids.products[name])).toBe('missing')
    },
  )

  test('is that it failed where nobody can tell', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const find = vi.spyOn(world.payload, 'findByID').mockRejectedValue(new Error('The database is away.'))
    expect(await getProduct('en', world.ids.products.live)).toBe('failed')
    find.mockRestore()
    quiet.mockRestore()
  })
})

describe('reviews', () => {
  test('come ten at a time, newest first, with how the stars fall; hidden ones are out of all of it', async () => {
    const { make, change } = world.system
    const { users, sellers, categories } = world.ids
    const product = await list(categories.sub)
    const ids: string[] = []
    for (let n = 0; n < 14; n += 1) {
      const checkout = await make('checkouts', aCheckout(users.buyer))
      const sale = { buyer: users.buyer, seller: sellers.seller, checkout, products: [product] }
      const order = await make('orders', anOrder(sale))
      const review = { ...aReview(users.buyer, order, product), rating: (n % 5) + 1, comment: `Number ${n}.` }
      ids.push(await make('comments', review))
    }
    await change('comments', ids[13] ?? '', { hidden: true, hiddenReason: 'Abuse.' })
    const first = await getReviewPage('en', product, 1)
    expect(first).toMatchObject({ pages: 2, stars: [3, 3, 3, 2, 2], rating: { count: 13, average: 2.8 } })
    expect(first?.reviews.map(({ comment }) => comment)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Number ${12 - n}.`),
    )
    const second = await getReviewPage('en', product, 2)
    expect(second?.reviews.map(({ comment }) => comment)).toEqual(['Number 2.', 'Number 1.', 'Number 0.'])
    expect(await getReviewPage('en', product, 3)).toBeNull()
    const starsOf = async (sort: 'highest' | 'lowest') =>
      (await getReviewPage('en', product, 1, sort))?.reviews.map(({ rating }) => rating)
    expect(await starsOf('highest')).toEqual([5, 5, 4, 4, 3, 3, 3, 2, 2, 2])
    expect(await starsOf('lowest')).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4])
    expect(await getReviewPage('en', UNKNOWN, 1)).toBeNull()
  })
})

test('a review says how many its author bought, and when, from the order', async () => {
  const { make, change } = world.system
  const { users, sellers, categories } = world.ids
  const [product, other] = [await list(categories.sub), await list(categories.sub)]
  const checkout = await make('checkouts', aCheckout(users.buyer))
  const sale = { buyer: users.buyer, seller: sellers.seller, checkout, products: [product, product, other] }
  const order = await make('orders', anOrder(sale))
  const at = '2026-10-05T12:00:00.000Z'
  await change('orders', order, { createdAt: at })
  await make('comments', aReview(users.buyer, order, product))
  const page = await getReviewPage('en', product, 1)
  expect(page).toMatchObject({
    soldBy: 'piece',
    reviews: [{ bought: { quantity: 20, at: expect.any(String) } }],
  })
  expect(new Date(page?.reviews[0]?.bought?.at ?? 0).toISOString()).toBe(at)
})

describe('related products', () => {
  test('are of the same sub category first, then of the room, live only, without itself, eight at most', async () => {
    const { make, change } = world.system
    const room = await make('categories', aCategory('Bathroom'))
    const [near, far] = [
      await make('categories', aCategory('Tiles', room)),
      await make('categories', aCategory('Tubs', room)),
    ]
    const elsewhere = await make(
      'categories',
      aCategory('Desks', await make('categories', aCategory('Office'))),
    )
    const itself = await list(near)
    const sisters = [await list(near), await list(near), await list(near)]
    const cousins: string[] = []
    for (let n = 0; n < 7; n += 1) cousins.push(await list(far))
    await list(elsewhere)
    await list(near, { status: 'pending' })
    await change('products', sisters[1] ?? '', { status: 'rejected', statusReason: 'Gone.' })
    const shown = (await listRelated('en', itself)).map(({ id }) => id)
    expect(shown).toEqual([sisters[2], sisters[0], ...cousins.toReversed().slice(0, 6)])
    expect(await listRelated('en', UNKNOWN)).toEqual([])
  })
})

describe('recently viewed', () => {
  const ask = async (query: string) => {
    const answer = await GET(new Request(`http://localhost/api/recent?${query}`))
    return ((await answer.json()) as { cards: { id: string; name: string }[] }).cards
  }

  test('comes in the order of the ids, without what is sold out, hidden, unknown or no id', async () => {
    const { sub } = world.ids.categories
    const { live, otherLive, pending, stopped } = world.ids.products
    const soldOut = await list(sub, { stock: 0 })
    const toOrder = await list(sub, { stock: 0, madeToOrder: true })
    const ids = [otherLive, soldOut, pending, stopped, UNKNOWN, "'", toOrder, live]
    const cards = await ask(new URLSearchParams({ ids: ids.join(), locale: 'ko' }).toString())
    expect(cards.map(({ id }) => id)).toEqual([otherLive, toOrder, live])
  })

  test('is bounded, and empty for nonsense', async () => {
    const { live } = world.ids.products
    expect(await ask(`ids=${Array.from({ length: 12 }, () => UNKNOWN).join()},${live}`)).toEqual([])
    expect(await ask('ids=&locale=xx')).toEqual([])
    expect(await ask('')).toEqual([])
  })
})

describe('the alternative text of a picture', () => {
  const alts = async (id: string, locale: 'en' | 'fr' | 'ko') => {
    const product = await getProduct(locale, id)
    if (typeof product === 'string') throw new Error(product)
    return product.images.map(({ alt, lang, isDescribed = false }) => [alt, lang, isDescribed])
  }

  test('is the seller’s in the reader’s language, else in English, else that of staff, else the name', async () => {
    const { media, categories } = world.ids
    const { change, make } = world.system
    const other = await make(
      'media',
      {},
      { file: { ...aPicture(), data: await noise(900, 1100).jpeg().toBuffer() } },
    )
    await change('media', other, { alt: 'Une photo' }, { locale: 'fr' })
    const texts = { [media.sellers]: 'A <b>tap</b>', [world.ids.media.house]: 'not here' }
    const id = await list(categories.sub, { images: [media.sellers, other], pictureTexts: texts })
    await change(
      'products',
      id,
      { name: '수전', pictureTexts: { [media.sellers]: '수전 사진' } },
      { locale: 'ko' },
    )
    const { name } = await world.system.get('products', id)
    // What only repeats the name is no text of the picture.
    await change('media', other, { alt: name })
    expect(await alts(id, 'en')).toEqual([
      ['A <b>tap</b>', undefined, true],
      [name, undefined, false],
    ])
    expect(await alts(id, 'fr')).toEqual([
      ['A <b>tap</b>', 'en', true],
      ['Une photo', undefined, true],
    ])
    expect(await alts(id, 'ko')).toEqual([
      ['수전 사진', undefined, true],
      ['수전', undefined, false],
    ])
  })

  test('waits for review like every described fact, whichever way it is sent (rule C5)', async () => {
    const { media, products } = world.ids
    const write = (id: string, pictureTexts: object) =>
      world.payload.update({
        collection: 'products',
        id,
        data: { pictureTexts } as never,
        overrideAccess: false,
        user: world.users.seller,
      })
    const texts = { [media.sellers]: 'Mine' }
    await expect(write(products.live, texts)).rejects.toMatchObject({
      data: { errors: [{ code: 'product.reviewFirst', path: 'pictureTexts' }] },
    })
    await expect(write(products.pending, texts)).resolves.toMatchObject({ pictureTexts: texts })
    for (const wrong of [
      { main: 'x' },
      { [media.sellers]: 'turned \u202e round' },
      { [media.sellers]: 'x'.repeat(201) },
    ])
      await expect(write(products.pending, wrong)).rejects.toMatchObject({
        data: { errors: [{ path: 'pictureTexts' }] },
      })
  })
})
