import type { Locale } from '@/domain/locale'

/** Addresses of previews: below the panel, so that the cookie of draft mode goes to no page of the shop (docs/decisions/050). */
export const PREVIEWS = '/admin/preview'

export const previewPath = (locale: Locale, slug: string) =>
  `${PREVIEWS}/${locale}/${encodeURIComponent(slug)}`

/** In whatever case, as Next rewrites it. */
export const isPreviewPath = (url: string) =>
  url.slice(0, PREVIEWS.length + 1).toLowerCase() === `${PREVIEWS}/`

/** Opens what is saved of a page, for staff alone. */
export const draftLink = (id: string | number, locale = 'en') => `/api/preview/${id}/${locale}`

/** Leads to the page as visitors see it. */
export const publishedLink = (id: string | number, locale = 'en') => `${draftLink(id, locale)}/published`
