import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMMANDS } from '~/tests/support/shop/model'
import type { Model, Real } from '~/tests/support/shop/model-world'
import { openTerms, type Terms } from '~/tests/support/shop/net-terms'
import { FREIGHT, PRICE } from '~/tests/support/shop/samples'
import { aCode } from '~/tests/support/factories/discounts'
import { isFull } from '~/tests/support/process/is-full'

let world: Terms
let shop: Terms['shop']
beforeAll(async () => {
  world = await openTerms()
  shop = world.shop
})
afterAll(() => shop.close())

const STOCK = 30
const RUNS = Number(process.env.MODEL_RUNS ?? (isFull ? 24 : 8))

/** Two buyers, one of them for a company with terms, two products of two sellers, and whatever comes into anybody's mind (rule M39). */
test(
  'carts, codes, samples, offers, terms, payments, cancellations, parcels, returns and refunds in any order leave goods and money where they belong',
  { timeout: Math.max(240_000, RUNS * 5_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 22 }), async (commands) => {
        const sellers = [shop.ids.users.seller, shop.ids.users.otherSeller]
        const products = await Promise.all(
          sellers.map((seller) =>
            shop.product({ seller, stock: STOCK, samplePrice: PRICE, sampleFreight: FREIGHT }),
          ),
        )
        const { owner } = await world.trusted({ creditLimit: '900000' })
        const buyers = [owner, await shop.buyer()]
        const code = await shop.system.make('discounts', aCode(null, { percent: 7 }))
        // New accounts may leave only a few card payments unfinished.
        for (const buyer of buyers) await shop.paid(buyer, { [await shop.product()]: 1 })
        const setup = (): { model: Model; real: Real } => ({
          model: {
            carts: [{}, {}],
            samples: [{}, {}],
            hasCode: [false, false],
            free: [STOCK, STOCK],
            orders: [],
          },
          real: { shop, sellers, products, buyers, code, orders: [] },
        })
        await fc.asyncModelRun(setup, commands)
        expect(await shop.broken()).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  },
)
