import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { absolute } from '@/ui/absolute'
import type { ProductView } from './product-view'

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
    offers: {
      '@type': 'AggregateOffer',
      url: absolute(localePath(locale, `/product/${product.id}`)),
      priceCurrency: 'CAD',
      lowPrice: dollars(Math.min(...prices)),
      highPrice: dollars(Math.max(...prices)),
      offerCount: prices.length,
      availability: `https://schema.org/${AVAILABILITY[product.stock.key]}`,
      seller: { '@type': 'Organization', name: product.seller.name },
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

const dollars = (cents: number) => (cents / 100).toFixed(2)
