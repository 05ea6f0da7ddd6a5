import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shareImagePath } from '@/app/share/cards'
import { formatTag, LOCALES, type Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

type Words = { title: Metadata['title']; description?: string; share?: string }

/** What search engines call a language; Korean is not bound to a country. */
export const HREFLANGS = { en: 'en-CA', fr: 'fr-CA', ko: 'ko' } as const

const OG_LOCALES = (locale: Locale) => formatTag(locale).replace('-', '_')

/** The head of an address that is no page: home is shown there, and no index keeps it (rule L2). */
export const NO_PAGE: Metadata = { robots: { index: false } }

/**
 * A page's head: its words, its one address, the same page in the other languages, and how it looks when shared. What a page does
 * not say of itself the shop says (rule L11).
 */
export async function pageMetadata(locale: Locale, path: string, words: Words): Promise<Metadata> {
  const { title } = words
  const description =
    words.description || (await getTranslations({ locale, namespace: 'meta' }))('description')
  const share = words.share ?? (await shareImagePath(locale))
  const languages = Object.fromEntries(LOCALES.map((other) => [HREFLANGS[other], localePath(other, path)]))
  const canonical = localePath(locale, path)
  const images = share ? [{ url: share, width: 1200, height: 630, type: 'image/jpeg' }] : undefined
  const shared = { title: title ?? undefined, description, ...(images && { images }) }
  return {
    title,
    description,
    alternates: { canonical, languages: { ...languages, 'x-default': localePath('en', path) } },
    openGraph: {
      ...shared,
      url: canonical,
      locale: OG_LOCALES(locale),
      alternateLocale: LOCALES.filter((other) => other !== locale).map(OG_LOCALES),
      type: 'website',
    },
    twitter: { card: 'summary_large_image', ...shared },
  }
}
