import { beforeAll, describe, expect, test } from 'vitest'
import { anOrder, aCheckout } from '~/tests/support/factories/orders'
import { aReview } from '~/tests/support/factories/talk'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

describe('a review that staff have hidden (rule S25)', () => {
  test('is answered by nobody, by no way', async () => {
    const { make, change, get } = world.system
    const { users, products } = world.ids
    const sides = { buyer: users.buyer, seller: users.seller, products: [products.live] }
    const order = await make(
      'orders',
      anOrder({ ...sides, checkout: await make('checkouts', aCheckout(users.buyer)) }),
    )
    const id = await make('comments', aReview(users.buyer, order, products.live))
    await change('comments', id, { hidden: true, hiddenReason: 'Insults' })
    const user = {
      ...(await world.payload.findByID({ collection: 'users', id: users.seller })),
      collection: 'users' as const,
    }
    await expect(
      world.payload.update({
        collection: 'comments',
        id,
        data: { answer: 'Thanks.' },
        user,
        overrideAccess: false,
      }),
    ).rejects.toMatchObject({ status: 400, data: { errors: [{ code: 'review.notYourGoods' }] } })
    expect(await get('comments', id)).toMatchObject({ answer: null })
  })
})
