import { excerpt } from '@/domain/values/excerpt'
import type { ProductView } from './product-view'

const LENGTH = 155

/**
 * What search engines show of a product: its description, or where that is in another language than the page, a sentence
 * about its category; nothing where there is none.
 */
export function metaDescription(
  { description, place }: Pick<ProductView, 'description' | 'place'>,
  aboutCategory: (category: string) => string,
): string | undefined {
  if (!description.lang) return excerpt(description.text, LENGTH)
  return place ? aboutCategory(place.sub.name) : undefined
}
