import { expect, test } from 'vitest'
import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import type { ShippingCountry } from '@/domain/people/address/shipping-place'
import { quote, type QuoteLine } from '@/domain/cart/quote/quote'

/** In millionths, by the law of each province; PST and RST are one entry. */
const RATES: Record<Province, Record<string, number>> = {
  AB: { gst: 50_000 },
  BC: { gst: 50_000, pst: 70_000 },
  MB: { gst: 50_000, rst: 70_000 },
  NB: { hst: 150_000 },
  NL: { hst: 150_000 },
  NS: { hst: 140_000 },
  NT: { gst: 50_000 },
  NU: { gst: 50_000 },
  ON: { hst: 130_000 },
  PE: { hst: 150_000 },
  QC: { gst: 50_000, qst: 99_750 },
  SK: { gst: 50_000, pst: 60_000 },
  YT: { gst: 50_000 },
}
const GOODS = 123_457n * 3n
const SHIPPING = 4_511n
const rounded = (cents: bigint, ppm: number) => (cents * BigInt(ppm) * 2n + 1_000_000n) / 2_000_000n

function groupOf(province: Province, shippingCountry: ShippingCountry, gstNumber: string | null) {
  const line: QuoteLine = {
    id: 'l',
    productId: 'p',
    sellerId: 's',
    sellerName: 'S',
    productName: 'Tile',
    englishName: 'Tile',
    sku: 'T-1',
    picture: null,
    quantity: 3,
    seenUnitPrice: null,
    tiers: [{ minQty: 1, maxQty: 999_999, unitPrice: 123_457 }],
    isApproved: true,
    isSellerActive: true,
    available: null,
    packagingUnit: 1,
    shippingCountry,
    shippingFrom: 'Here',
    hsCode: null,
    origin: 'South Korea',
    weight: 1,
  }
  const seller = { id: 's', shippingRules: [{ kind: 'flat', amount: Number(SHIPPING) } as const], gstNumber }
  const platform = { gstNumber: '812345679RT0001', qstNumber: '1234567890TQ0001', ...PROVINCIAL }
  const terms = {
    buyerId: 'b',
    province,
    date: '2026-11-27',
    importer: 'seller',
    importUse: 'casual',
    platform,
  }
  const [group] = quote([line], [seller], terms as never).groups
  if (!group) throw new Error('There is no order.')
  return group
}

const PROVINCIAL = { bcPstNumber: 'PST-1000-0001', skPstNumber: '1000002', mbRstNumber: '100000-3' }
const OURS: Record<string, string> = { BC: 'PST-1000-0001', SK: '1000002', MB: '100000-3' }
const OWN = '123456782RT0001'
const WHO = {
  registered: { gstNumber: OWN },
  unregistered: { gstNumber: null },
} as const

for (const province of PROVINCES)
  for (const country of ['CA', 'KR'] as const)
    for (const [standing, { gstNumber }] of Object.entries(WHO))
      test(`goods from ${country} of a seller who is ${standing} to ${province}`, () => {
        const group = groupOf(province, country, gstNumber)
        const isFederal = (kind: string) => kind === 'gst' || kind === 'hst'
        const expected = Object.entries(RATES[province]).map(([kind, ppm]) => {
          const amount = rounded(GOODS + SHIPPING, ppm)
          if (gstNumber && isFederal(kind)) return [kind, amount, 'seller', 'seller-registered', OWN]
          if (country === 'KR') return [kind, amount, 'importer', 'imported-duty-paid', null]
          const provincial = province === 'QC' ? '1234567890TQ0001' : OURS[province]
          const ours = isFederal(kind) ? '812345679RT0001' : provincial
          return [kind, amount, 'platform', 'platform-operator', ours]
        })
        expect(
          group.taxes.map(({ kind, amount, collector, rule, registration }) => [
            kind,
            BigInt(amount),
            collector,
            rule,
            registration,
          ]),
        ).toEqual(expected)
        const tax = Object.values(RATES[province]).reduce(
          (sum, ppm) => sum + rounded(GOODS + SHIPPING, ppm),
          0n,
        )
        expect(BigInt(group.total)).toBe(GOODS + SHIPPING + tax)
        expect(group.arrival).toMatchObject({ key: country === 'CA' ? 'soon' : 'range' })
      })
