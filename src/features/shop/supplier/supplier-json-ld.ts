import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { absolute } from '@/ui/page/absolute'
import { supplierPath, type SupplierFacts, type SupplierView } from './supplier-view'

/** A seller for search engines. */
export function supplierJsonLd(locale: Locale, supplier: SupplierView, { rating }: SupplierFacts) {
  const { slug, name, company, place, description } = supplier
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': absolute(`${supplierPath(slug)}#organization`),
    name,
    ...(company && { alternateName: company.text }),
    ...(description && { description: description.text }),
    url: absolute(localePath(locale, supplierPath(slug))),
    location: place,
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}
