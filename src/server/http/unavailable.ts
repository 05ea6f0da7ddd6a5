import { RETRY_AFTER_SECONDS } from '@/server/next/response-status'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { localeOfRequest, pageBefore } from './addresses/request-locale'
import { unavailablePage } from './unavailable-page'
import { getTranslations } from '@/server/texts/translations'

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
  const locale = localeOfRequest({ url, headers })
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
