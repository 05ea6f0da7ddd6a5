import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import { quote, quoteText, type QuoteLine } from '@/domain/cart/quote/quote'
import type { QuoteSeller } from '@/domain/cart/quote/quote-group'
import type { ShippingRule } from '@/domain/cart/shipping/shipping'

const DAY = '2025-06-01'
const ALL = 999_999

/** The rates of rule D1 written out a second time, in parts per million and the order they are printed in. */
const RATES: Record<Province, number[]> = {
  AB: [50_000],
  BC: [50_000, 70_000],
  MB: [50_000, 70_000],
  NB: [150_000],
  NL: [150_000],
  NS: [140_000],
  NT: [50_000],
  NU: [50_000],
  ON: [130_000],
  PE: [150_000],
  QC: [50_000, 99_750],
  SK: [50_000, 60_000],
  YT: [50_000],
}

const tiersOf = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 9_999_999 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((steps) => {
    let next = 1
    const starts = steps.map(([width, unitPrice]) => {
      const minQty = next
      next += width
      return { minQty, unitPrice }
    })
    return starts.map(({ minQty, unitPrice }, at) => ({
      minQty,
      maxQty: (starts[at + 1]?.minQty ?? ALL + 1) - 1,
      unitPrice,
    }))
  })

const SERVICES = ['', 'Express', 'Freight'] as const

const ruleOf: fc.Arbitrary<ShippingRule> = fc.record({
  service: fc.constantFrom(...SERVICES),
  kind: fc.constantFrom('flat', 'per_box', 'free_over', 'quoted'),
  provinces: fc.subarray([...PROVINCES]),
  amount: fc.integer({ min: 0, max: 500_000 }),
  freeOver: fc.option(fc.integer({ min: 1, max: 50_000_000 })),
})

const lineOf = fc.record({
  seller: fc.constantFrom('s1', 's2', 's3'),
  tiers: tiersOf,
  quantity: fc.integer({ min: 1, max: 5_000 }),
  packagingUnit: fc.integer({ min: 1, max: 40 }),
})

const worldOf = fc.record({
  lines: fc.array(lineOf, { minLength: 1, maxLength: 12 }),
  rules: fc.record({
    s1: fc.array(ruleOf, { maxLength: 4 }),
    s2: fc.array(ruleOf, { maxLength: 4 }),
    s3: fc.array(ruleOf, { maxLength: 4 }),
  }),
  province: fc.constantFrom(...PROVINCES),
  services: fc.record({
    s1: fc.constantFrom(...SERVICES),
    s2: fc.constantFrom(...SERVICES),
    s3: fc.constantFrom(...SERVICES),
  }),
})

type World = typeof worldOf extends fc.Arbitrary<infer T> ? T : never

function quoted({ lines, rules, province, services }: World) {
  const asked: QuoteLine[] = lines.map(({ seller, ...line }, at) => ({
    ...line,
    id: `l${at}`,
    productId: `p${at}`,
    sellerId: seller,
    sellerName: seller,
    productName: `Tile ${at}`,
    englishName: `Tile ${at}`,
    sku: `T-${at}`,
    picture: null,
    seenUnitPrice: null,
    isApproved: true,
    isSellerActive: true,
    available: null,
    shippingCountry: 'KR' as const,
    shippingFrom: 'Seoul',
    hsCode: null,
    origin: 'South Korea',
    weight: 1.5,
  }))
  const sellers: QuoteSeller[] = Object.entries(rules).map(([id, shippingRules]) => ({ id, shippingRules }))
  const terms = {
    buyerId: 'b',
    province,
    date: DAY,
    importer: 'seller',
    importUse: 'casual',
    platform: {},
    services,
  } as const
  return quote(asked, sellers, terms)
}

/** Half a cent and more goes up: ten times the amount, five added, without a float or a rounding of ours. */
const rounded = (cents: bigint, ppm: number) => (cents * BigInt(ppm) * 10n + 5_000_000n) / 10_000_000n

/** What one seller's part comes to, by big integers and nothing of the code under test. */
function reference({ lines, rules, province, services }: World, seller: 's1' | 's2' | 's3') {
  const mine = lines.filter((line) => line.seller === seller)
  let goods = 0n
  let boxes = 0n
  for (const { tiers, quantity, packagingUnit } of mine) {
    let price = tiers[0]?.unitPrice ?? 0
    for (const tier of tiers) if (tier.minQty <= quantity) price = tier.unitPrice
    goods += BigInt(price) * BigInt(quantity)
    boxes += BigInt(quantity) / BigInt(packagingUnit) + (quantity % packagingUnit === 0 ? 0n : 1n)
  }
  const all = rules[seller]
  const goes = (name: string) => {
    const own = all.filter(({ service }) => service === name)
    return (
      own.find(({ provinces }) => provinces?.includes(province)) ??
      own.find(({ provinces }) => provinces?.length === 0)
    )
  }
  // What was asked for, else whichever the seller names first of those that go there.
  const names = [services[seller], ...all.map(({ service }) => service ?? '')]
  const rule = names.map(goes).find((found) => found !== undefined)
  const waits = all.length === 0 || rule?.kind === 'quoted'
  const isFree = typeof rule?.freeOver === 'number' && goods >= BigInt(rule.freeOver)
  const each = BigInt(rule?.amount ?? 0)
  const cost = rule?.kind === 'per_box' ? each * boxes : each
  const shipping = waits || isFree ? 0n : cost
  const taxes = RATES[province].map((ppm) => rounded(goods + shipping, ppm))
  const tax = taxes.reduce((sum, amount) => sum + amount, 0n)
  return { goods, shipping, taxes, total: goods + shipping + tax, waits, sends: waits || rule !== undefined }
}

describe('a quote', () => {
  test('never differs from big integers, whatever is bought wherever', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(worldOf, (world) => {
        const { groups, total, isFinal, issues } = quoted(world)
        const parts = groups.map(({ sellerId }) => reference(world, sellerId as 's1' | 's2' | 's3'))
        expect(issues.length).toBe(parts.filter(({ sends }) => !sends).length)
        const sent = groups.map((group, at) => ({ group, part: parts[at] })).filter(({ part }) => part?.sends)
        for (const { group, part } of sent) {
          expect(BigInt(group.subtotal)).toBe(part?.goods)
          expect(BigInt(group.shipping ?? 0)).toBe(part?.shipping)
          expect(group.taxes.map(({ amount }) => BigInt(amount))).toEqual(part?.taxes)
          expect(BigInt(group.total)).toBe(part?.total)
        }
        expect(total).toBe(groups.reduce((sum, group) => sum + group.total, 0))
        expect(isFinal).toBe(parts.every(({ waits, sends }) => sends && !waits))
      }),
      { numRuns: 300 },
    )
  })

  test('reads the same only where the same would be charged', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(worldOf, fc.integer({ min: 1, max: 50 }), (world, more) => {
        const [first, ...rest] = world.lines
        const dearer = {
          ...world,
          lines: first ? [{ ...first, quantity: first.quantity + more }, ...rest] : [],
        }
        expect(quoteText(quoted(world))).toBe(quoteText(quoted(structuredClone(world))))
        expect(quoteText(quoted(dearer))).not.toBe(quoteText(quoted(world)))
        const lines = world.lines.map((line) => ({ ...line, soldBy: 'box' as const }))
        expect(quoteText(quoted({ ...world, lines }))).not.toBe(quoteText(quoted(world)))
      }),
    )
  })
})
