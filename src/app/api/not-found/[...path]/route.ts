import { NOT_FOUND_NOTE } from '@/app/not-found-note'
import type { Locale } from '@/domain/locale'
import { askedPath } from '@/domain/pages/redirect'
import { redirectFrom } from '@/features/shop/pages/redirects'
import { localeOfPath, localePath } from '@/messages/locales'
import { isAdminHost, hostPlace, siteOrigin } from '@/server/http/addresses/hosts'
import { ownUrl } from '@/server/http/addresses/own-url'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { getTranslations } from '@/server/texts/translations'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['path'], ignoresQuery: true } as const

/**
 * Unknown paths show the home page with status 404, not indexed and not cached (rule L2). The prerendered home page
 * is fetched from ourselves, so it is fast and current. A line above its content says that nothing was found. From some,
 * readers are sent on.
 */
export const GET = route(RULE, async (request, { params: { path } }) => {
  const moved = otherHost(request, path)
  if (moved) return moved
  const locale = localeOfPath(path.split('/'))
  const sentOn = await redirectOf(path, locale)
  if (sentOn) return sentOn
  const home = localePath(locale, '/')
  const page = await fetch(ownUrl(home), { cache: 'no-store', signal: request.signal }).catch(() => null)
  const html = page?.ok ? withNote(await page.text(), locale) : 'Not found.'
  const policy = page?.headers.get('content-security-policy')
  const headers = { ...HEADERS, ...(policy && { 'content-security-policy': policy }) }
  return new Response(html, { status: 404, headers })
})

/** Of an address that the other host answers (`src/server/next/on-request.ts`): pages of the shop are opened there, all else is not here. */
function otherHost({ url, headers }: Request, path: string): Response | null {
  const isPanel = isAdminHost(headers.get('host'))
  if (path.startsWith('api/')) return notFound()
  if (!isPanel) return null
  const { pathname, search } = new URL(url)
  const location =
    hostPlace(`/${path}`) === 'panel'
      ? `/${path}`
      : pathname.replace('/api/not-found', siteOrigin() ?? '') + search
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}

/** Where staff send on from it (rule L27); an outage of the database leaves it unknown, as it is kept for a minute only. */
async function redirectOf(path: string, locale: Locale): Promise<Response | null> {
  const asked = askedPath(`/${path}`).replace(/^\/(?:en|fr|ko)(?=\/|$)/, '')
  const found = await redirectFrom(locale, asked).catch(() => null)
  if (!found) return null
  const headers = { location: found.to, 'cache-control': 'private, no-store' }
  return new Response(null, { status: found.isPermanent ? 301 : 302, headers })
}

/** Before <main>: React ignores an unknown child of <body> when it hydrates the page. */
function withNote(html: string, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'layout' })
  const note = `<p class="${NOT_FOUND_NOTE}" role="status">${t('notFound')}</p>`
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
