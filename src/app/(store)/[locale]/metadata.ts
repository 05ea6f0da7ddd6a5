import type { Metadata } from 'next'
import { formatTag, LOCALES, type Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

type Words = { title: Metadata['title']; description?: string; share?: string }

/** What search engines call a language; Korean is not bound to a country. */
export const HREFLANGS = { en: 'en-CA', fr: 'fr-CA', ko: 'ko' } as const

const OG_LOCALES = (locale: Locale) => formatTag(locale).replace('-', '_')

/** A page's head: its words, its one address, the same page in the other languages, and how it looks when shared. */
export function pageMetadata(locale: Locale, path: string, { title, description, share }: Words): Metadata {
  const languages = Object.fromEntries(LOCALES.map((other) => [HREFLANGS[other], localePath(other, path)]))
  const canonical = localePath(locale, path)
  const images = share ? [{ url: share, width: 1200, height: 630, type: 'image/jpeg' }] : undefined
  const words = { title: title ?? undefined, ...(description && { description }), ...(images && { images }) }
  return {
    title,
    ...(description && { description }),
    alternates: { canonical, languages: { ...languages, 'x-default': localePath('en', path) } },
    openGraph: {
      ...words,
      url: canonical,
      locale: OG_LOCALES(locale),
      alternateLocale: LOCALES.filter((other) => other !== locale).map(OG_LOCALES),
      type: 'website',
    },
    twitter: { card: 'summary_large_image', ...words },
  }
}
