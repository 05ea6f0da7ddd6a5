import type { Locale } from '@/domain/locale'
import { placeName } from '@/domain/people/address/place-name'
import { shippingPlaceName } from '@/domain/people/address/shipping-place'
import { PAGE_FACTS, WORD_FACTS } from '@/domain/products/facts/facts'
import type { FactView, FactKey, ShownProduct } from '@/features/shop/product/product-view'
import { localizedText } from '@/domain/values/localized-text'

const WORDS: readonly string[] = WORD_FACTS.map(({ name }) => name)

/** The specifications, most important first; unknown ones are left out. */
export function factsOf(product: ShownProduct, locale: Locale): FactView[] {
  const own: Partial<Record<FactKey, string>> = {
    origin: placeName(product.origin, locale),
    certifications: (product.certifications ?? []).join(', '),
    shippingFrom: shippingPlaceName(product, locale),
  }
  const facts = PAGE_FACTS.map((key): FactView => {
    if (!WORDS.includes(key)) return { key, value: own[key] ?? String(product[key] ?? '') }
    const { text, lang } = localizedText(product[key], locale)
    return { key, value: text, ...(lang && { lang }) }
  })
  return facts.filter((fact) => fact.value !== '')
}
