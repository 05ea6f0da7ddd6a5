import { expect, test } from 'vitest'
import { supplierJsonLd } from '@/features/shop/supplier/supplier-json-ld'
import type { SupplierView } from '@/features/shop/supplier/supplier-view'

const supplier: SupplierView = {
  id: 's',
  slug: 'sorae',
  name: 'Sorae',
  company: { text: '소래', lang: 'ko' },
  place: 'Incheon, South Korea',
  since: '2025-01-01T00:00:00.000Z',
  checkedAt: null,
  description: null,
  holiday: null,
  terms: [],
  returnDays: null,
  goods: 1,
  cards: 1,
  changed: '2025-01-01T00:00:00.000Z',
}
const facts = { rating: null, delivered: 0, answerSeconds: null, onTime: null }

test('a seller is an organization for search engines, rated only when somebody rated it (rule C55)', () => {
  const data = supplierJsonLd('fr', supplier, facts)
  expect(data).toMatchObject({ '@type': 'Organization', name: 'Sorae', alternateName: '소래' })
  expect(data.url).toMatch(/\/fr\/supplier\/sorae$/)
  expect(data).not.toHaveProperty('aggregateRating')
  expect(supplierJsonLd('en', supplier, { ...facts, rating: { average: 4.5, count: 2 } })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  })
})
