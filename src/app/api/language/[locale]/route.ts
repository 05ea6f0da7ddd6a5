import { isLocale, localePath } from '@/messages/locales'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { absolute } from '@/ui/page/absolute'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['locale'] } as const

/** Target of a language link without script: redirects to the referring page in that language, or to home (rule L1). */
export const GET = route(RULE, (request, { params: { locale } }) => {
  const kept = { 'cache-control': 'no-store' }
  if (!isLocale(locale)) return notFound()
  const { page, search } = pageOf(request.headers.get('referer') ?? '')
  const location = localePath(locale, page) + search
  return new Response(null, { status: 303, headers: { ...kept, location } })
})

/**
 * The path of one of our pages without its language; home for any other URL. It never starts with two slashes, which
 * would be another site.
 */
function pageOf(address: string): { page: string; search: string } {
  if (!address.startsWith(absolute('/')) || !URL.canParse(address)) return { page: '/', search: '' }
  const { pathname, search } = new URL(address)
  const page = pathname.replace(/^\/(?:fr|ko)(?=\/|$)/, '').replace(/^\/*/, '/')
  return { page, search }
}
