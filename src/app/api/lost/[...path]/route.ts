import { NOT_FOUND_NOTE } from '@/app/not-found-note'
import type { Locale } from '@/domain/locale'
import { localeOfPath, localePath } from '@/messages/locales'
import { internalUrl } from '@/server/http/internal-url'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { getTranslations } from '@/server/translations'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['path'], ignoresQuery: true } as const

/**
 * Any other path shows the home page, with status 404, out of every index and every cache (rule L2). The home page
 * is fetched from ourselves, where it is prerendered, so this is as fast as home and never out of date. A line above its content says so.
 */
export const GET = route(RULE, async (request, { params: { path } }) => {
  const locale = localeOfPath(path.split('/'))
  const home = localePath(locale, '/')
  const page = await fetch(internalUrl(home), { cache: 'no-store', signal: request.signal }).catch(() => null)
  const html = page?.ok ? withNote(await page.text(), locale) : 'Not found.'
  return new Response(html, { status: 404, headers: HEADERS })
})

/** Before <main>: React passes over a child of <body> that it does not know, and takes over the rest of the page. */
function withNote(html: string, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'layout' })
  const note = `<p class="${NOT_FOUND_NOTE}" role="status">${t('lost')}</p>`
  return html.replace('<main ', (main) => note + main)
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

export const POST = route(RULE, notFound)
export const PUT = route(RULE, notFound)
export const PATCH = route(RULE, notFound)
export const DELETE = route(RULE, notFound)
