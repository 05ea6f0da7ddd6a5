import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@/domain/locale'
import { isLocale, localeOfBrowser } from '@/messages/locales'
import { AGAIN_SECONDS, answers } from './answer-status'
import { isUnavailable } from './is-unavailable'
import { unavailablePage } from './unavailable-page'
import { getTranslations } from './words'

type Asked = { path: string; method: string; headers: Headers }

/** The answer of a route that could not ask the database: a page for a person who came to it, JSON for a program. */
export function unavailable({ path, method, headers }: Asked): Response {
  const locale = localeOf(path, headers)
  const t = getTranslations({ locale, namespace: 'errors' })
  const sent = { 'retry-after': String(AGAIN_SECONDS), 'cache-control': 'no-store' }
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

/** Answers in the place of Next, which has an empty 500 for a route handler that threw (docs/decisions/027). */
export async function answerUnavailableRoute(
  error: unknown,
  { path, method, headers }: { path: string; method: string; headers: IncomingHttpHeaders },
) {
  const answer = answers.getStore()
  if (!answer || answer.headersSent || !isUnavailable(error)) return
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const response = unavailable({ path, method, headers: new Headers(sent) })
  answer.writeHead(response.status, Object.fromEntries(response.headers))
  answer.end(method === 'HEAD' ? undefined : await response.text())
}

/** As the request says, else as the page it came from, else as the browser prefers. */
function localeOf(path: string, headers: Headers): Locale {
  const asked = new URL(path, 'http://localhost').searchParams.get('locale') ?? undefined
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
