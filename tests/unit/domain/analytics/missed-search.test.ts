import { describe, expect, test } from 'vitest'
import { adviceFor } from '@/domain/analytics/advice'
import { missedSearch } from '@/domain/analytics/missed-search'
import { readBrowse } from '@/domain/search/browse'

const browse = (more: Record<string, string> = {}) =>
  readBrowse({ q: 'Brass  hinge', ...more }, { sort: 'relevance' })
const none = { total: 0, facets: { mains: [] } }
const instead = {
  total: 3,
  corrected: 'hinge',
  facets: {
    mains: [
      { slug: 'kitchen', count: 1 },
      { slug: 'doors', count: 2 },
    ],
  },
}

describe('a search without results (rule S54)', () => {
  test('belongs to the category of what was found instead, or to none', () => {
    expect(missedSearch({ browse: browse(), filters: 0, found: none })).toEqual({
      words: 'brass hinge',
      main: '',
    })
    expect(missedSearch({ browse: browse(), filters: 0, found: instead })?.main).toBe('doors')
  })

  test('is none where something matched, filters left it out, or it is another page', () => {
    const found = { total: 1, facets: { mains: [] } }
    expect(missedSearch({ browse: browse(), filters: 0, found })).toBeNull()
    expect(missedSearch({ browse: browse(), filters: 1, found: none })).toBeNull()
    expect(missedSearch({ browse: browse({ page: '2' }), filters: 0, found: instead })).toBeNull()
    expect(missedSearch({ browse: browse({ q: 'a@b.ca' }), filters: 0, found: none })).toBeNull()
  })
})

test('one thing is said of a product that is seen and not bought, most telling first (rule S55)', () => {
  const good = { isInStock: true, images: 5, hasFrench: true, ratio: 1, moq: 10 }
  expect(adviceFor({ ...good, isInStock: false, ratio: 2 })).toBe('stock')
  expect(adviceFor({ ...good, ratio: 1.2, images: 1 })).toBe('price')
  expect(adviceFor({ ...good, ratio: null, images: 1 })).toBe('images')
  expect(adviceFor({ ...good, hasFrench: false })).toBe('french')
  expect(adviceFor(good)).toBe('offer')
  // One piece is the least that can be sold: there is no smaller quantity to offer.
  expect(adviceFor({ ...good, moq: 1 })).toBeNull()
})
