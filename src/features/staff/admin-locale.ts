import 'server-only'
import { headers } from 'next/headers'
import type { Locale } from '@/domain/locale'
import { localeOfBrowser } from '@/messages/locales'

/** The doors of the panel have no language in their path: they speak the first of the browser's that we speak. */
export async function adminLocale(): Promise<Locale> {
  return localeOfBrowser((await headers()).get('accept-language'))
}
