import { sellerId } from './accounts'
import { idOf } from './ids'
import { productId } from './seed-products'
import { put, type Seed } from './store'

const DAY = 24 * 60

/** A seller whose goods cost less for some days; no other part of the demo world speaks of these. */
const CUT = {
  seller: 2,
  percent: 15,
  products: ['smoked-glass-globe-pendant', 'terracotta-spun-dome-pendant'],
}

/** A price cut that the worker begins, and a code of the house (rules M127, M128). */
export async function seedDiscounts(seed: Seed) {
  const createdAt = seed.clock.minutesAgo(2 * DAY)
  const from = seed.clock.minutesAgo(DAY / 2)
  await put(seed, 'discounts', [
    {
      id: idOf('discount', 'cut'),
      seller: sellerId(CUT.seller),
      paidBy: 'seller',
      kind: 'percent',
      percent: CUT.percent,
      scope: 'products',
      products: CUT.products.map((slug) => productId(slug)),
      from,
      until: seed.clock.minutesAgo(-14 * DAY),
      used: 0,
      createdAt,
    },
    {
      id: idOf('discount', 'house'),
      code: 'WELCOME10',
      seller: null,
      paidBy: 'house',
      kind: 'percent',
      percent: 10,
      scope: 'all',
      minimum: 10_000,
      uses: 500,
      usesPerBuyer: 1,
      from,
      until: seed.clock.minutesAgo(-60 * DAY),
      used: 0,
      createdAt,
    },
  ])
}
