import { isId } from '@/domain/values/id'
import { listRecent } from '@/features/shop/list/recent/list-recent'
import { isLocale } from '@/messages/locales'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const MOST = 12

/** Cards of recently viewed products, in the given order, without sold-out and removed ones. No session is read. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, async (request) => {
  const asked = new URL(request.url).searchParams
  const locale = asked.get('locale') ?? ''
  const ids = (asked.get('ids') ?? '').split(',', MOST).filter(isId)
  const cards = await listRecent(ids, isLocale(locale) ? locale : 'en')
  return Response.json({ cards }, { headers: { 'cache-control': 'private, max-age=30' } })
})
