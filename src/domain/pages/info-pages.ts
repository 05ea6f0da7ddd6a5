/** Slugs of the information pages with URLs of their own (rule L10). */
export const INFO_PAGES = [
  'about-us',
  'terms',
  'privacy',
  'youth',
  'disclaimer',
  'email',
  'seller-inquiry',
  'shipping',
  'returns',
  'accessibility',
  'become-seller',
] as const

export type InfoSlug = (typeof INFO_PAGES)[number]

export const isInfoSlug = (slug: string): slug is InfoSlug => INFO_PAGES.some((known) => known === slug)

/** Path of an information page: known slugs at the root, others under /info. */
export function infoPath(slug: string): string {
  return isInfoSlug(slug) ? `/${slug}` : `/info/${slug}`
}
