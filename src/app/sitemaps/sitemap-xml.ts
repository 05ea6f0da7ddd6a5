import { HREFLANGS } from '@/app/(store)/[locale]/metadata'
import { LOCALES } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { absolute } from '@/ui/page/absolute'

/** A page in all its languages and when it last changed. */
export type SitemapEntry = { path: string; changed?: string }

export const XML_HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=300',
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const address = (path: string) => absolute(path).replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '')

export function sitemapIndex(paths: string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${address(path)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMES}>\n${files.join('\n')}\n</sitemapindex>\n`
}

/** Each language of a page is an entry of its own that links all others. */
export function sitemap(entries: SitemapEntry[]): string {
  return `${HEAD}<urlset ${NAMES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map(urlsOf).join('\n')}\n</urlset>\n`
}

function urlsOf({ path, changed }: SitemapEntry): string {
  const links = [
    ...LOCALES.map((locale) => [HREFLANGS[locale], locale] as const),
    ['x-default', 'en'] as const,
  ]
    .map(([hreflang, locale]) => link(hreflang, localePath(locale, path)))
    .join('')
  const when = changed ? `<lastmod>${changed}</lastmod>` : ''
  return LOCALES.map(
    (locale) => `<url><loc>${address(localePath(locale, path))}</loc>${when}${links}</url>`,
  ).join('\n')
}

const link = (hreflang: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path)}"/>`
