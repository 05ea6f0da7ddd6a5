import 'server-only'
import { cookies, headers } from 'next/headers'
import type { Locale } from '@/domain/locale'
import { isLocale, localeOfBrowser } from '@/messages/locales'

/** Where Payload keeps the language that somebody chose for the panel (`cookiePrefix` in payload.config.ts). */
const CHOSEN = 'maru-lng'
const ONE_YEAR = 365 * 24 * 60 * 60

/** A colleague who was invited in a language finds the panel in it. */
export async function chooseAdminLocale(locale: Locale) {
  ;(await cookies()).set(CHOSEN, locale, { path: '/', sameSite: 'lax', maxAge: ONE_YEAR })
}

/** The language of the panel, which has none in its paths: the chosen one, else the browser's first supported one. */
export async function adminLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(CHOSEN)?.value
  return isLocale(chosen) ? chosen : localeOfBrowser((await headers()).get('accept-language'))
}
