import { beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '~/tests/support/open-world'
import { openTerms } from '~/tests/support/seller-forms'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
const stored = async () =>
  (await world.payload.findByID({ collection: 'sellers', id: world.ids.sellers.seller, depth: 0 }))
    .shippingRules

describe('odd values in the terms of shipping (rule M15)', () => {
  test('leave no hidden character in the name of a service', async () => {
    const { send } = await openTerms(world.tokens.seller)
    const typed = {
      shippingRules0Service: '\u202EriA\u0007 \u2066 fast',
      shippingRules0Kind: 'flat',
      shippingRules0Amount: '5',
      shippingRules1Remove: 'on',
      shippingRules2Remove: 'on',
      shippingRules3Remove: 'on',
    }
    expect(await send(typed)).toMatchObject({ ok: true })
    expect((await stored())?.[0]).toMatchObject({ service: 'riA fast', amount: 500 })
  })
})
