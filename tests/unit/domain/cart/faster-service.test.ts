import { expect, test } from 'vitest'
import { quote, type QuoteLine } from '@/domain/cart/quote/quote'

const LINE: QuoteLine = {
  id: 'l',
  productId: 'p',
  sellerId: 's',
  sellerName: 'S',
  productName: 'Tile',
  englishName: 'Tile',
  sku: 'T-1',
  picture: null,
  quantity: 1,
  seenUnitPrice: null,
  tiers: [{ minQty: 1, maxQty: 999_999, unitPrice: 10_000 }],
  isApproved: true,
  isSellerActive: true,
  available: null,
  packagingUnit: 1,
  shippingCountry: 'KR',
  shippingFrom: 'Seoul',
  leadTimeDays: 21,
  hsCode: null,
  origin: 'South Korea',
  weight: 1,
}
const RULES = [
  { kind: 'flat', amount: 2_000 },
  { service: 'Express', kind: 'flat', amount: 9_000, daysSaved: 14 },
] as const

function groupWith(service?: string) {
  const services = service === undefined ? undefined : { s: service }
  const terms = {
    buyerId: 'b',
    province: 'ON',
    date: '2026-11-27',
    importer: 'seller',
    importUse: 'casual',
    platform: {},
    services,
  } as const
  return quote([LINE], [{ id: 's', shippingRules: RULES }], terms).groups[0]
}

test('each method says when the goods arrive by it, and the order promises that of the chosen one', () => {
  const sea = { key: 'range', minDays: 21, maxDays: 27 }
  const air = { key: 'range', minDays: 7, maxDays: 13 }
  expect(groupWith()?.choices.map(({ service, arrival }) => [service, arrival])).toEqual([
    ['', sea],
    ['Express', air],
  ])
  expect([groupWith()?.arrival, groupWith('Express')?.arrival]).toEqual([sea, air])
})
