import { isId } from '@/domain/values/id'
import { exportList } from '@/features/buying/job-lists/export-list'
import { getList } from '@/features/buying/job-lists/get-list'
import { isLocale } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'anywhere', body: 'none', params: ['id'] } as const

/** A list that the member may read (rules M58, M143) as CSV in the language of `?locale=`; 404 for everybody else. */
export const GET = route(RULE, async (request, { params: { id }, caller: member }) => {
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined
  const locale = isLocale(asked) ? asked : 'en'
  const list = isId(id) ? await getList(member, id, locale) : null
  if (!list) return notFound()
  return new Response(await exportList(list, locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      // Nothing that somebody typed.
      'content-disposition': 'attachment; filename="maru-list.csv"',
      'cache-control': 'private, no-store',
    },
  })
})
