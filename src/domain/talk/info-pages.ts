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

/** Path of an information page: known slugs at the root, others under /info. */
export function infoPath(slug: string): string {
  return INFO_PAGES.some((known) => known === slug) ? `/${slug}` : `/info/${slug}`
}
