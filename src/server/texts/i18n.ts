import { notFound } from 'next/navigation'
import { getRequestConfig, setRequestLocale } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { isLocale } from '@/messages/locales'
import { MESSAGES } from '@/server/texts/translations'

/** Locale of a page. An unknown first path segment is not found; Next would otherwise render it on demand. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return locale
}

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : 'en'
  return { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto' }
})
