import type { Locale } from '@/domain/locale'
import { pricePerMeasure, type Content } from '@/domain/products/content'
import { localePath } from '@/messages/locales'
import { absolute } from '@/ui/absolute'
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
      ...(product.content && { priceSpecification: perMeasure(product.content, Math.min(...prices)) }),
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

/** Codes of UN/CEFACT. */
const CODES = { m2: 'MTK', m: 'MTR', piece: 'C62', litre: 'LTR' } as const

/** The lowest price for one of the measure. */
const perMeasure = (content: Content, unitPrice: number) => ({
  '@type': 'UnitPriceSpecification',
  price: dollars(pricePerMeasure(unitPrice, content)),
  priceCurrency: 'CAD',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: CODES[content.unit] },
})

const dollars = (cents: number) => (cents / 100).toFixed(2)
