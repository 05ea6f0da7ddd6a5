import type { Locale } from '@/domain/locale'
import { isLocale, localeOfBrowser } from '@/messages/locales'

/** Locale of the query, else of the referring page, else of the browser. */
export function localeOfRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): Locale {
  const asked = new URL(url).searchParams.get('locale') ?? undefined
  if (isLocale(asked)) return asked
  const [, first] = pageBefore(headers).split('/')
  return isLocale(first) ? first : localeOfBrowser(headers.get('accept-language'))
}

/** Path of our page the request came from; home if unknown. Never another site's URL. */
export function pageBefore(headers: Headers): string {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return pathname.replace(/^\/*/, '/') + search
}
