import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMMANDS } from '~/tests/support/shop/model'
import type { Model, Real } from '~/tests/support/shop/model-world'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const STOCK = 30

/** Two buyers, two products of two sellers, and whatever comes into anybody's mind (rule M39). */
test(
  'carts, offers, payments, cancellations, shipments, returns and refunds in any order leave goods and money where they belong',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 22 }), async (commands) => {
        const sellers = [shop.ids.users.seller, shop.ids.users.otherSeller]
        const products = await Promise.all(sellers.map((seller) => shop.product({ seller, stock: STOCK })))
        const buyers = [await shop.buyer(), await shop.buyer()]
        // New accounts may leave only a few card payments unfinished.
        for (const buyer of buyers) await shop.paid(buyer, { [await shop.product()]: 1 })
        const setup = (): { model: Model; real: Real } => ({
          model: { carts: [{}, {}], free: [STOCK, STOCK], orders: [] },
          real: { shop, sellers, products, buyers, orders: [] },
        })
        await fc.asyncModelRun(setup, commands)
        expect(await shop.broken()).toEqual([])
      }),
      { numRuns: Number(process.env.MODEL_RUNS ?? 12), endOnFailure: true },
    )
  },
)
