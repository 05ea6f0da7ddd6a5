import { infoPath } from '@/domain/pages/info-pages'
import { publishedSlug } from '@/features/shop/pages/preview/preview'
import { isLocale, localePath } from '@/messages/locales'
import { currentStaffMember } from '@/server/auth/signed-in-actor'
import { shopHref } from '@/server/http/addresses/hosts'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: currentStaffMember, from: 'anywhere', body: 'none', params: ['id', 'locale'] } as const

/** Leads staff to a page as visitors see it. The panel's form may show another address that is not published yet. */
export const GET = route(RULE, async (_, { params: { id, locale } }) => {
  const slug = isLocale(locale) ? await publishedSlug(id) : null
  if (!isLocale(locale) || slug === null) return notFound()
  const location = shopHref(localePath(locale, infoPath(slug)))
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } })
})
