/** The information pages of rule L10, each at an address of its own. */
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

/** Where a page of the editors is read: the known ones at the root, any other they add under /info. */
export function infoPath(slug: string): string {
  return INFO_PAGES.some((known) => known === slug) ? `/${slug}` : `/info/${slug}`
}
