import 'server-only'
import type { Locale } from '@/domain/locale'
import { isLocale, localeOfBrowser } from '@/messages/locales'
import { RETRY_AFTER_SECONDS } from '@/server/next/response-status'
import { isUnavailable } from '@/server/db/is-unavailable'
import { unavailablePage } from './unavailable-page'
import { getTranslations } from '@/server/translations'

/** What a route answers; 503 in words where the database could not be asked (docs/decisions/028). */
export async function orUnavailable(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    console.error(error)
    return unavailable(request)
  }
}

/** A page for a person who came to the route, JSON for a program. */
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
  // The panel reads the list, our own scripts the one sentence.
  return Response.json({ message, errors: [{ message }] }, { status: 503, headers: sent })
}

/** As the request says, else as the page it came from, else as the browser prefers. */
function localeOf(url: string, headers: Headers): Locale {
  const asked = new URL(url).searchParams.get('locale') ?? undefined
  if (isLocale(asked)) return asked
  const [, first] = pageBefore(headers).split('/')
  return isLocale(first) ? first : localeOfBrowser(headers.get('accept-language'))
}

/** The page of ours a request came from; home where it does not say. Never an address of another site. */
function pageBefore(headers: Headers): string {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return pathname.replace(/^\/*/, '/') + search
}
