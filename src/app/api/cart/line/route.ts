import { isMember, actorOfUser } from '@/domain/people/actor'
import { isId } from '@/domain/values/id'
import { getLine } from '@/features/buying/cart/lines/get-line'
import { route } from '@/server/http/route'
import { currentMember } from '@/server/auth/session/session'

export const dynamic = 'force-dynamic'

const NOTHING = { id: null, quantity: 0, isOwn: false }

/** What a prerendered product page cannot contain: the quantity in the member's own cart. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, async (request) => {
  const product = new URL(request.url).searchParams.get('product') ?? ''
  const user = await currentMember()
  const isKnown = user && isMember(actorOfUser(user)) && isId(product)
  const line = isKnown ? await getLine(user, product) : NOTHING
  return Response.json(line, { headers: { 'cache-control': 'private, no-store' } })
})
