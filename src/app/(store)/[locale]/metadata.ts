import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shareImagePath } from '@/app/share/cards'
import { formatTag, LOCALES, type Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

type Words = { title: Metadata['title']; description?: string; share?: string }

/** hreflang values; Korean is not tied to a country. */
export const HREFLANGS = { en: 'en-CA', fr: 'fr-CA', ko: 'ko' } as const

const OG_LOCALES = (locale: Locale) => formatTag(locale).replace('-', '_')

/** Metadata of a URL without a page: it shows the home page and is not indexed (rule L2). */
export const NO_PAGE: Metadata = { robots: { index: false } }

/**
 * A page's metadata: texts, canonical URL, the other languages and the share image. Missing values come from the shop
 * (rule L11).
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
