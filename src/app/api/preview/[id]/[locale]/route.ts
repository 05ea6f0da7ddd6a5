import { draftSlug, enableDraftMode } from '@/features/shop/pages/preview/preview'
import { previewPath } from '@/domain/pages/page-preview'
import { isLocale } from '@/messages/locales'
import { currentStaffMember } from '@/server/auth/signed-in-actor'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: currentStaffMember, from: 'anywhere', body: 'none', params: ['id', 'locale'] } as const

/** Opens the preview of a page in a language, for staff (rule L23). */
export const GET = route(RULE, async (_, { params: { id, locale } }) => {
  const slug = isLocale(locale) ? await draftSlug(id) : null
  if (!isLocale(locale) || slug === null) return notFound()
  await enableDraftMode()
  const headers = { location: previewPath(locale, slug), 'cache-control': 'private, no-store' }
  return new Response(null, { status: 307, headers })
})
