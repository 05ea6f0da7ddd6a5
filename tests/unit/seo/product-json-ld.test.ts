import { describe, expect, test } from 'vitest'
import { productJsonLd } from '@/features/shop/product/product-json-ld'
import type { ProductView } from '@/features/shop/product/product-view'

const product: ProductView = {
  id: '01990000-0000-7000-8000-000000000000',
  name: { text: '</script><b>Faucet' },
  description: { text: 'Brushed.' },
  sku: 'F-1',
  images: [
    {
      src: '/img/aaaaaaaaaaaa-768',
      srcSet: '',
      thumb: '/img/aaaaaaaaaaaa-400',
      whole: '/img/aaaaaaaaaaaa-2000',
      width: 1,
      height: 1,
      alt: '',
    },
  ],
  place: {
    main: { name: 'Kitchen', href: '/category/kitchen' },
    sub: { name: 'Faucets', href: '/x' },
    category: '/kitchen/faucets',
  },
  seller: {
    id: 's',
    slug: 'sorae',
    name: 'Sorae',
    company: null,
    person: 'Minseo Han',
    place: 'Seoul, South Korea',
    holiday: null,
  },
  orderCount: 0,
  sample: null,
  stars: [0, 0, 0, 0, 0],
  shipping: { key: 'soon', minDays: 2, maxDays: 5 },
  shippingFrom: 'Seoul',
  facts: [],
  documents: [],
  reviews: [],
  rating: null,
  tiers: [
    { minQty: 1, maxQty: 9, unitPrice: 2000 },
    { minQty: 10, maxQty: 999_999, unitPrice: 1805 },
  ],
  soldBy: 'box',
  content: { amount: 0.5, unit: 'm2' },
  stock: { key: 'inStock' },
}

const offers = (more: Partial<ProductView>) => productJsonLd('fr', { ...product, ...more }).offers

describe('a product for search engines', () => {
  test('is one offer with the range of its prices in dollars', () => {
    expect(offers({})).toMatchObject({
      '@type': 'AggregateOffer',
      priceCurrency: 'CAD',
      lowPrice: '18.05',
      highPrice: '20.00',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    })
    expect(offers({}).url).toMatch(/^https?:\/\/.+\/fr\/product\/01990000/)
  })

  test.each([
    [{ key: 'onlyLeft', n: 3 }, 'LimitedAvailability'],
    [{ key: 'madeToOrder' }, 'MadeToOrder'],
    [{ key: 'soldOut' }, 'OutOfStock'],
  ] as const)('with stock %j is %s', (stock, availability) => {
    expect(offers({ stock }).availability).toBe(`https://schema.org/${availability}`)
  })

  test('says the lowest price of a box and of what it contains, where it is no piece (rule C54)', () => {
    const perBox = { price: '18.05', referenceQuantity: { value: 1, unitCode: 'XBX' } }
    const perMeasure = { price: '36.10', referenceQuantity: { value: 1, unitCode: 'MTK' } }
    expect(offers({}).priceSpecification).toMatchObject([perBox, perMeasure])
    expect(offers({ content: null }).priceSpecification).toMatchObject([perBox])
    expect(offers({ soldBy: 'piece' }).priceSpecification).toMatchObject([perMeasure])
    expect(offers({ soldBy: 'piece', content: null })).not.toHaveProperty('priceSpecification')
  })

  test('names the page of the seller in the reader’s language, if there is one', () => {
    expect(offers({}).seller).toMatchObject({
      name: 'Sorae',
      url: expect.stringMatching(/\/fr\/supplier\/sorae$/),
    })
    const seller = { ...product.seller, slug: null }
    expect(offers({ seller }).seller).not.toHaveProperty('url')
  })

  test('names its certificates, and what else is written about it with the language', () => {
    const document = { id: 'd', title: 'CSA B125.1', lang: 'fr', size: 9, href: '/api/d.pdf' } as const
    const documents = [
      { ...document, kind: 'certificate' } as const,
      { ...document, kind: 'drawing', title: 'Dessin' } as const,
    ]
    const url = expect.stringMatching(/^https?:.+\/api\/d\.pdf$/)
    expect(productJsonLd('fr', { ...product, documents })).toMatchObject({
      hasCertification: [{ '@type': 'Certification', name: 'CSA B125.1', url }],
      subjectOf: [{ name: 'Dessin', url, encodingFormat: 'application/pdf', inLanguage: 'fr' }],
    })
    expect(productJsonLd('fr', product)).not.toHaveProperty('subjectOf')
  })

  test('is rated only when somebody rated it', () => {
    expect(productJsonLd('en', product)).not.toHaveProperty('aggregateRating')
    expect(productJsonLd('en', { ...product, rating: { average: 4.5, count: 2 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    })
  })
})
