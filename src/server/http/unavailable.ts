import 'server-only'
import type { Locale } from '@/domain/locale'
import { isLocale, localeOfBrowser } from '@/messages/locales'
import { RETRY_AFTER_SECONDS } from '@/server/next/response-status'
import { isUnavailable } from '@/server/db/is-unavailable'
import { unavailablePage } from './unavailable-page'
import { getTranslations } from '@/server/translations'

/** Runs a route; answers 503 with a message if the database is unavailable (docs/decisions/028). */
export async function orUnavailable(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    console.error(error)
    return unavailable(request)
  }
}

/** HTML for browsers, JSON for programs. */
function unavailable({ url, method, headers }: Request): Response {
  const locale = localeOf(url, headers)
  const t = getTranslations({ locale, namespace: 'errors' })
  const sent = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' }
  if (headers.get('accept')?.includes('text/html')) {
    const html = unavailablePage(locale, method === 'GET' ? '' : pageBefore(headers))
    return new Response(html, {
      status: 503,
      headers: { ...sent, 'content-type': 'text/html; charset=utf-8' },
    })
  }
  const message = `${t('unavailable')} ${t('unavailableText')}`
  // The admin reads `errors`, our own scripts `message`.
  return Response.json({ message, errors: [{ message }] }, { status: 503, headers: sent })
}

/** Locale of the query, else of the referring page, else of the browser. */
function localeOf(url: string, headers: Headers): Locale {
  const asked = new URL(url).searchParams.get('locale') ?? undefined
  if (isLocale(asked)) return asked
  const [, first] = pageBefore(headers).split('/')
  return isLocale(first) ? first : localeOfBrowser(headers.get('accept-language'))
}

/** Path of our page the request came from; home if unknown. Never another site's URL. */
function pageBefore(headers: Headers): string {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return pathname.replace(/^\/*/, '/') + search
}
