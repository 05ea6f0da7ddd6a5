import type { Locale } from '@/domain/locale'
import { placeName } from '@/domain/address/place-name'
import { shippingPlaceName } from '@/domain/address/shipping-place'
import type { Fact, FactKey, ShownProduct } from './product-view'
import { localizedText } from '@/domain/localized-text'

/** The specifications, most important first; unknown ones are left out. */
export function factsOf(product: ShownProduct, locale: Locale): Fact[] {
  const said = (key: FactKey, value: unknown): Fact => {
    const { text, lang } = localizedText(value, locale)
    return { key, value: text, ...(lang && { lang }) }
  }
  const facts: Fact[] = [
    said('material', product.material),
    said('color', product.color),
    { key: 'dimensions', value: product.dimensions },
    { key: 'weight', value: String(product.weight ?? '') },
    { key: 'packagingUnit', value: String(product.packagingUnit ?? '') },
    { key: 'origin', value: placeName(product.origin, locale) },
    { key: 'certifications', value: (product.certifications ?? []).join(', ') },
    { key: 'shippingFrom', value: shippingPlaceName(product, locale) },
    { key: 'hsCode', value: product.hsCode ?? '' },
  ]
  return facts.filter((fact) => fact.value !== '')
}
