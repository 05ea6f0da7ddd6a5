import { markUpOf } from '@/domain/cart/job-list'
import { isId } from '@/domain/values/id'
import { getList } from '@/features/buying/job-lists/get-list'
import { renderSchedule } from '@/features/buying/job-lists/render-schedule'
import { getSettings } from '@/features/shop/pages/queries'
import { isLocale, localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { notFound, retryLater } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { Busy } from '@/server/storage/semaphore'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'anywhere', body: 'none', params: ['id'] } as const

/** A list that the member may read (rules M58, M143) as a PDF for a client; 404 for everybody else. Query: locale, prices, markUp. A mark-up that is none leads back to its field. */
export const GET = route(RULE, async (request, { params: { id }, caller: member }) => {
  const asked = new URL(request.url).searchParams
  const given = asked.get('locale') ?? undefined
  const locale = isLocale(given) ? given : 'en'
  const list = isId(id) ? await getList(member, id, locale) : null
  if (!list) return notFound()
  const markUp = markUpOf((asked.get('markUp') ?? '').slice(0, 20))
  if (!markUp.ok) {
    const location = localePath(locale, `/lists/${list.id}?problem=markUp`)
    return new Response(null, { status: 303, headers: { location } })
  }
  const { siteName } = await getSettings(locale)
  const paper = await renderSchedule(list, {
    locale,
    member: String(member.id),
    prices: asked.get('prices') !== null,
    markUp: markUp.value,
    author: siteName,
  }).catch((error: unknown) => {
    if (error instanceof Busy) return null
    throw error
  })
  if (!paper) return retryLater('Busy.')
  return new Response(paper, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="maru-list.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
