import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isEditedSince } from '@/domain/products/reviews/review'
import { listReviews } from '@/features/shop/product/reviews/list-reviews'
import { answerReview } from '@/features/selling/reviews/actions'
import { listSellerReviews } from '@/features/selling/reviews/list-seller-reviews'
import { anOrder, aCheckout } from '~/tests/support/factories/orders'
import { aReview } from '~/tests/support/factories/talk'
import { openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openNotified } from '~/tests/support/notified'
import { openWorld, type World } from '~/tests/support/open-world'
import type { SignedIn } from '~/tests/support/roles'

let world: World
let notified: Awaited<ReturnType<typeof openNotified>>
beforeAll(async () => {
  world = await openWorld()
  notified = await openNotified(world)
})
afterAll(() => notified.close())
beforeEach(async () => {
  await notified.query('delete from comments')
  await notified.clear()
})

/** A review of a product of the seller, by a buyer to whom it was delivered. */
async function aReviewed(more: object = {}, by: 'buyer' | 'otherBuyer' = 'buyer') {
  const { make, change } = world.system
  const { users, products } = world.ids
  const sides = { buyer: users[by], seller: users.seller, products: [products.live] }
  const checkout = await make('checkouts', aCheckout(users[by]))
  const order = await make('orders', anOrder({ ...sides, checkout }))
  const id = await make('comments', aReview(users[by], order, products.live))
  if (Object.keys(more).length > 0) await change('comments', id, more)
  return id
}

const answer = (role: SignedIn | undefined, review: string, fields: Record<string, string> = {}) =>
  openBrowser(role && world.tokens[role]).submit(answerReview, { review, answer: 'Thank you.', ...fields })
const stored = (id: string) => world.system.get('comments', id)
const ALL = { product: null, unanswered: false, page: 1 }
type Member = keyof World['ids']['users']
const reader = (role: Member = 'seller') => memberUser(world.payload, world.ids.users[role])

describe('an answer', () => {
  test('is published with its language, and the buyer is notified once', async () => {
    const id = await aReviewed()
    const sent = await answer('seller', id, { answer: '  감사합니다.  ', language: 'ko', query: '?page=3' })
    expect(sent).toEqual({ ok: true, goesTo: '/seller/reviews?notice=answered' })
    expect(await stored(id)).toMatchObject({
      answer: '감사합니다.',
      answerLocale: 'ko',
      answeredAt: expect.any(String),
    })
    const [row, ...more] = await notified.rows()
    const { buyer } = world.ids.users
    const href = `/product/${world.ids.products.live}/reviews`
    expect(more).toEqual([])
    expect(row).toMatchObject({ kind: 'review.answered', side: 'buyer', user_id: buyer, href })
    expect(await notified.mails()).toMatchObject([{ template: 'reviewAnswered', user_id: buyer }])
    const shown = await listReviews(world.ids.products.live)
    expect(shown).toMatchObject([{ answer: '감사합니다.', answerLang: 'ko' }])
  })

  test('is in the language of the page where none of ours is named', async () => {
    const id = await aReviewed()
    await answer('seller', id, { language: 'xx', locale: 'fr' })
    expect(await stored(id)).toMatchObject({ answerLocale: 'fr' })
  })

  test('is given once, also by ten requests at once', async () => {
    const id = await aReviewed()
    const all = Array.from({ length: 10 }, (_, n) => answer('seller', id, { answer: `Answer ${n}.` }))
    const answers = await Promise.all(all)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const { ok, fields } of answers)
      if (!ok) expect(fields).toEqual({ answer: 'You have already responded to this review.' })
    expect(await notified.rows()).toHaveLength(1)
    expect(await answer('seller', id, { answer: 'Another.' })).toMatchObject({ ok: false })
  })

  test('is given anew, once, after the review was changed, and every reader sees that it was', async () => {
    const id = await aReviewed()
    await answer('seller', id)
    await world.payload.update({
      collection: 'comments',
      id,
      data: { comment: 'It broke after a week.', rating: 1 },
      overrideAccess: false,
      user: world.users.buyer,
    })
    const seen = async () => {
      const { reviews } = await listSellerReviews(await reader(), ALL, 'en')
      return [
        reviews.map(isEditedSince),
        (await listReviews(world.ids.products.live)).map((each) => each.isEditedSince),
      ]
    }
    expect(await seen()).toEqual([[true], [true]])
    expect(await answer('seller', id, { answer: 'We are sorry.' })).toMatchObject({ ok: true })
    expect(await stored(id)).toMatchObject({ answer: 'We are sorry.', answeredAnew: true })
    expect(await seen()).toEqual([[false], [false]])
    expect(await notified.mails()).toHaveLength(2)
    expect(await answer('seller', id, { answer: 'More.' })).toMatchObject({ ok: false })
  })

  test.each([
    ['nothing', ' \n '],
    ['too much', 'x'.repeat(4_001)],
  ])('of %s is refused, and what was typed comes back', async (_, typed) => {
    const id = await aReviewed()
    const sent = await answer('seller', id, { answer: typed, language: 'fr' })
    expect(sent).toMatchObject({
      ok: false,
      kept: { language: 'fr' },
      fields: { answer: expect.any(String) },
    })
    expect(await stored(id)).toMatchObject({ answer: null })
  })

  test.each(['buyer', 'otherBuyer', 'otherSeller', 'pendingSeller', 'suspendedSeller', undefined] as const)(
    'by the wrong person is refused: %s',
    async (role) => {
      const id = await aReviewed()
      expect(await answer(role, id)).toMatchObject({ ok: false })
      expect(await stored(id)).toMatchObject({ answer: null, answerLocale: null })
      expect(await notified.rows()).toEqual([])
    },
  )

  test.each(['nothing', '00000000-0000-7000-8000-000000000000', ''])(
    'to a review that is not there says what is said of a foreign one: %s',
    async (id) => {
      const said = { fields: { answer: 'Only the seller of this product can respond.' } }
      expect(await answer('seller', id)).toMatchObject(said)
      expect(await answer('otherSeller', await aReviewed())).toMatchObject(said)
    },
  )

  test('to a review that staff have hidden is refused like one to none', async () => {
    const id = await aReviewed({ hidden: true, hiddenReason: 'Names a neighbour.' })
    expect(await answer('seller', id)).toMatchObject({ ok: false })
    expect((await listSellerReviews(await reader(), ALL, 'en')).reviews).toEqual([])
  })

  test('reaches nobody where the author has deleted the account', async () => {
    const id = await aReviewed({}, 'otherBuyer')
    const { otherBuyer } = world.ids.users
    await notified.query('update users set deleted_at = now() where id = $1', [otherBuyer])
    await notified.query('update comments set user_name = null where id = $1', [id])
    expect(await answer('seller', id)).toMatchObject({ ok: true })
    expect([await notified.rows(), await notified.mails()]).toEqual([[], []])
    const { reviews } = await listSellerReviews(await reader(), ALL, 'en')
    expect(reviews).toMatchObject([{ userName: null, answer: 'Thank you.' }])
    await notified.query('update users set deleted_at = null where id = $1', [otherBuyer])
  })
})

describe('the list', () => {
  test('has unanswered reviews first, then the newest, ten a page', async () => {
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1) ids.push(await aReviewed())
    await answer('seller', ids[11] ?? '')
    const first = await listSellerReviews(await reader(), ALL, 'en')
    const second = await listSellerReviews(await reader(), { ...ALL, page: 9 }, 'en')
    expect([first.pages, first.page, second.page]).toEqual([2, 1, 2])
    expect([...first.reviews, ...second.reviews].map(({ id }) => id)).toEqual([
      ...ids.slice(0, 11).reverse(),
      ids[11],
    ])
    expect(first.products).toMatchObject([
      { id: world.ids.products.live, count: 12, stars: 48, unanswered: 11 },
    ])
    const open = await listSellerReviews(await reader(), { ...ALL, unanswered: true }, 'en')
    expect(open.reviews.every(({ answer: given }) => given === null)).toBe(true)
  })

  test('has no review of another seller’s product, whatever product is asked for', async () => {
    await aReviewed()
    const product = world.ids.products.live
    const none = { reviews: [], products: [], page: 1, pages: 1 }
    expect(await listSellerReviews(await reader('otherSeller'), { ...ALL, product }, 'en')).toEqual(none)
    expect((await listSellerReviews(await reader(), { ...ALL, product }, 'en')).reviews).toHaveLength(1)
  })

  test.each(['buyer', 'pendingSeller'] as const)('is for active and suspended sellers: %s', async (role) => {
    await expect(listSellerReviews(await reader(role), ALL, 'en')).rejects.toThrow('active and suspended')
  })
})
