import { localeOfPath, localePath } from '@/messages/locales'
import { internalUrl } from '@/server/internal-url'
import { notFound } from '@/server/route/refusals'
import { route } from '@/server/route/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['path'], ignoresQuery: true } as const

/**
 * Any other path shows the home page (spec 2), with status 404, out of every index and every cache (ruling L2). The home page
 * is fetched from ourselves, where it is prerendered, so this is as fast as home and never out of date.
 */
export const GET = route(RULE, async (request, { params: { path } }) => {
  const home = localePath(localeOfPath(path.split('/')), '/')
  const page = await fetch(internalUrl(home), { cache: 'no-store', signal: request.signal }).catch(() => null)
  return new Response(page?.ok ? page.body : 'Not found.', { status: 404, headers: HEADERS })
})

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

export const POST = route(RULE, notFound)
export const PUT = route(RULE, notFound)
export const PATCH = route(RULE, notFound)
export const DELETE = route(RULE, notFound)
