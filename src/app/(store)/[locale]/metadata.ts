import type { Metadata } from 'next'
import { LOCALES, type Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

type Words = { title: Metadata['title']; description?: string }

/** A page's head: its words, its one address, and the same page in the other languages. */
export function pageMetadata(locale: Locale, path: string, { title, description }: Words): Metadata {
  const languages = Object.fromEntries(LOCALES.map((other) => [other, localePath(other, path)]))
  const canonical = localePath(locale, path)
  return {
    title,
    ...(description ? { description } : {}),
    alternates: { canonical, languages: { ...languages, 'x-default': localePath('en', path) } },
    openGraph: {
      title: title ?? undefined,
      ...(description ? { description } : {}),
      url: canonical,
      locale,
      type: 'website',
    },
  }
}
