import { setQuantity } from '@/features/cart/line-actions'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'own page', body: { form: 4 * 1024 } } as const

/** The last quantity of a cart that is being left: nobody waits for the answer. Fields: locale, line, quantity. */
export const POST = route(RULE, async (_, { form }) => {
  const answer = await setQuantity({}, form)
  return Response.json({ ok: answer.ok ?? false }, { headers: { 'cache-control': 'private, no-store' } })
})
