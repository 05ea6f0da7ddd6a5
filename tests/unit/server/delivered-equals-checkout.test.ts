import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { PROVINCES, provinceOfArea, type Province } from '@/domain/people/address/postal-code'
import type { ShippingRule } from '@/domain/cart/shipping/shipping'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { OPEN_MAX } from '@/domain/products/prices/tiers'
import { getEstimate } from '@/features/buying/cart/estimate'
import { getDelivered } from '@/features/shop/product/buying/get-delivered'
import { readQuote } from '@/server/cart/quote/read-quote'
import { isFull } from '~/tests/support/process/is-full'

/** What the database says during one run; everything that calculates is the shop's own. */
let world: World
vi.mock('@/server/db/transaction', () => ({ database: async () => ({}) }))
vi.mock('@/server/db/data', () => ({}))
vi.mock('@/server/cart/quote/read-code', () => ({ readCode: async () => null }))
vi.mock('@/server/cart/quote/read-lines', () => ({
  readLines: async () => world.goods.map((goods, at) => ({ ...goods, id: `line-${at}` })),
  readProductLine: async (_: unknown, { product, quantity }: { product: string; quantity: number }) => {
    const goods = world.goods.find(({ productId }) => productId === product)
    return goods && { ...goods, id: product, quantity, seenUnitPrice: null, savedForLater: false }
  },
}))
vi.mock('@/server/cart/quote/read-sellers', () => ({
  readSellers: async (_: unknown, ids: string[]) =>
    ids.map((id) => ({ id, shippingRules: world.rules[Number(id.at(-1))] ?? [] })),
}))
const visitor = { email: '', exempt: [], importUse: 'casual' }
vi.mock('@/server/cart/quote/read-terms', () => ({
  VISITOR_TERMS: { email: '', exempt: [], importUse: 'casual' },
  readShopTerms: async () => ({ importer: world.importer, platform: {} }),
  readBuyerTerms: async (_: unknown, buyer: string, province: Province) => ({
    ...visitor,
    exempt: buyer === BUYER && world.exemptIn === province ? ['pst', 'rst'] : [],
    importUse: world.isBusiness ? 'commercial' : 'casual',
  }),
}))

const BUYER = 'buyer'
/** Ten thousand take three minutes. */
const CARTS = isFull ? 10_000 : 300
const user = { id: BUYER } as never
const idOf = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`

const AREAS = ['A1A', 'B3H', 'C1A', 'E1A', 'H2X', 'M5V', 'R3C', 'S4P', 'T2G', 'V6B', 'X0A', 'X1A', 'Y1A']

const ruleOf: fc.Arbitrary<ShippingRule> = fc.record({
  service: fc.constantFrom('', 'Express'),
  kind: fc.constantFrom('flat', 'per_box', 'free_over', 'quoted'),
  provinces: fc.subarray([...PROVINCES]),
  amount: fc.integer({ min: 0, max: 500_000 }),
  freeOver: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
  daysSaved: fc.integer({ min: 0, max: 20 }),
})

const goodsOf = fc
  .record({
    seller: fc.nat({ max: 2 }),
    prices: fc.tuple(fc.integer({ min: 50, max: 999_999 }), fc.integer({ min: 50, max: 999_999 })),
    step: fc.integer({ min: 2, max: 60 }),
    quantity: fc.integer({ min: 1, max: 2_000 }),
    packagingUnit: fc.integer({ min: 1, max: 40 }),
    seenUnitPrice: fc.option(fc.integer({ min: 50, max: 999_999 })),
    isHere: fc.boolean(),
  })
  .map(({ seller, prices: [one, many], step, isHere, ...goods }) => ({
    ...goods,
    sellerId: `seller-${seller}`,
    sellerName: 'Sorae',
    productName: 'Tile',
    englishName: 'Tile',
    sku: 'T',
    picture: null,
    savedForLater: false,
    moq: 1,
    isApproved: true,
    isSellerActive: true,
    available: null,
    shippingCountry: isHere ? ('CA' as const) : ('KR' as const),
    shippingFrom: 'Somewhere',
    hsCode: null,
    origin: null,
    weight: 1,
    tiers: [
      { minQty: 1, maxQty: step - 1, unitPrice: one },
      { minQty: step, maxQty: OPEN_MAX, unitPrice: many },
    ],
  }))

const worldOf = fc.record({
  goods: fc
    .array(goodsOf, { minLength: 1, maxLength: 6 })
    .map((all) => all.map((goods, at) => ({ ...goods, productId: idOf(at) }))),
  rules: fc.tuple(...[0, 1, 2].map(() => fc.array(ruleOf, { maxLength: 3 }))),
  importer: fc.constantFrom('seller' as const, 'buyer' as const),
  exemptIn: fc.option(fc.constantFrom(...PROVINCES)),
  isBusiness: fc.boolean(),
  area: fc.constantFrom(...AREAS),
})
type World = typeof worldOf extends fc.Arbitrary<infer T> ? T : never

/** What checkout would charge for what is in the cart; the form sends the method of each seller that it shows as chosen. */
async function checkout(province: Province) {
  const asked = { buyer: BUYER, locale: 'en' as const, province }
  const { quote: shown } = await readQuote({} as never, asked)
  const services = Object.fromEntries(
    shown.groups
      .filter(({ choices }) => choices.length > 1)
      .map(({ sellerId, service }) => [sellerId, service]),
  )
  return (await readQuote({} as never, { ...asked, services })).quote
}

test(
  'no cent lies, in any cart, between what was estimated and what checkout asks',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(worldOf, async (given) => {
        world = given
        const province = provinceOfArea(given.area)
        const cart = await checkout(province)
        const estimate = await getEstimate(user, given.area, 'en')
        expect(estimate).toMatchObject({ ok: true, value: { total: formatNamedMoney(cart.total, 'en') } })

        const [goods] = given.goods
        if (!goods) return
        world = { ...given, goods: [goods] }
        const alone = await checkout(province)
        const { productId: product, quantity } = goods
        const asked = { user, product, place: given.area, quantity, locale: 'en' as const }
        const delivered = await getDelivered(asked)
        const isReached = alone.issues.length === 0
        const name = alone.isFinal ? 'Delivered' : 'Before shipping'
        const total = isReached ? `${name}: ${formatMoney(alone.total, 'en')}` : null
        expect(delivered).toMatchObject({ ok: true, value: { place: given.area, total } })
      }),
      { numRuns: CARTS },
    ),
)
