import type { Locale } from '@/domain/locale'
import { pricePerMeasure } from '@/domain/products/facts/content'
import { localePath } from '@/messages/locales'
import { absolute } from '@/ui/page/absolute'
import type { DocumentView, ProductView } from './product-view'

const AVAILABILITY = {
  inStock: 'InStock',
  onlyLeft: 'LimitedAvailability',
  madeToOrder: 'MadeToOrder',
  soldOut: 'OutOfStock',
} as const

/** A product for search engines: the tiers as one offer with a price range, a rating if there is one. */
export function productJsonLd(locale: Locale, product: ProductView) {
  const prices = product.tiers.map(({ unitPrice }) => unitPrice)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': absolute(`/product/${product.id}#product`),
    name: product.name.text,
    description: product.description.text,
    sku: product.sku,
    image: product.images.map(({ whole }) => absolute(whole)),
    ...(product.place && { category: `${product.place.main.name} > ${product.place.sub.name}` }),
    ...(product.rating && { aggregateRating: ratingJsonLd(product.rating) }),
    ...documentsJsonLd(product.documents),
    offers: {
      '@type': 'AggregateOffer',
      url: absolute(localePath(locale, `/product/${product.id}`)),
      priceCurrency: 'CAD',
      lowPrice: dollars(Math.min(...prices)),
      highPrice: dollars(Math.max(...prices)),
      offerCount: prices.length,
      ...unitPrices(product, Math.min(...prices)),
      availability: `https://schema.org/${AVAILABILITY[product.stock.key]}`,
      seller: {
        '@type': 'Organization',
        name: product.seller.name,
        ...(product.seller.slug && { url: absolute(localePath(locale, `/supplier/${product.seller.slug}`)) }),
      },
    },
  }
}

const ratingJsonLd = ({ average, count }: { average: number; count: number }) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})

/** Certificates are named as such, everything else as what is written about the product. */
function documentsJsonLd(documents: ProductView['documents']) {
  const named = ({ title, href }: DocumentView) => ({ name: title, url: absolute(href) })
  const [certificates, others] = [
    documents.filter(({ kind }) => kind === 'certificate'),
    documents.filter(({ kind }) => kind !== 'certificate'),
  ]
  return {
    ...(certificates.length > 0 && {
      hasCertification: certificates.map((each) => ({ '@type': 'Certification', ...named(each) })),
    }),
    ...(others.length > 0 && {
      subjectOf: others.map((each) => ({
        '@type': 'DigitalDocument',
        ...named(each),
        encodingFormat: 'application/pdf',
        inLanguage: each.lang,
      })),
    }),
  }
}

/** Codes of UN/CEFACT: of measures, and of what is sold where that is no piece. */
const MEASURES = { m2: 'MTK', m: 'MTR', piece: 'C62', litre: 'LTR' } as const
const SOLD = { set: 'SET', box: 'XBX', slab: 'XSB' } as const

/** The lowest price for one of the unit that is sold, and for one of what it contains (rule C54). */
function unitPrices({ soldBy, content }: Pick<ProductView, 'soldBy' | 'content'>, unitPrice: number) {
  const priceSpecification = [
    ...(soldBy === 'piece' ? [] : [pricePer(SOLD[soldBy], unitPrice)]),
    ...(content ? [pricePer(MEASURES[content.unit], pricePerMeasure(unitPrice, content))] : []),
  ]
  return priceSpecification.length > 0 ? { priceSpecification } : {}
}

const pricePer = (unitCode: string, cents: number) => ({
  '@type': 'UnitPriceSpecification',
  price: dollars(cents),
  priceCurrency: 'CAD',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
})

const dollars = (cents: number) => (cents / 100).toFixed(2)
