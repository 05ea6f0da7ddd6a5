import 'server-only'
import { headers } from 'next/headers'
import type { Locale } from '@/domain/locale'
import { localeOfBrowser } from '@/messages/locales'

/** Admin pages have no language in their path: they use the browser's first supported one. */
export async function adminLocale(): Promise<Locale> {
  return localeOfBrowser((await headers()).get('accept-language'))
}
