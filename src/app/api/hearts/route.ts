import { MAX_HEARTS } from '@/domain/cart/job-list'
import { isId } from '@/domain/values/id'
import { heartWords } from '@/features/buying/job-lists/heart/heart-words'
import { listHearts } from '@/features/buying/job-lists/heart/list-hearts'
import { isLocale } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** The texts of hearts, and which of these products are on a list of the member who asks. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, async (request) => {
  const asked = new URL(request.url).searchParams
  const given = asked.get('locale') ?? ''
  const locale = isLocale(given) ? given : 'en'
  const ids = (asked.get('ids') ?? '').split(',', MAX_HEARTS).filter(isId)
  const member = await currentMember()
  const lists = member ? await listHearts(member, ids) : {}
  return Response.json(
    { words: await heartWords(locale), lists },
    { headers: { 'cache-control': 'private, no-store' } },
  )
})
