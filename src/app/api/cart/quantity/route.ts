import { setQuantity } from '@/features/cart/line-actions'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'own page', body: { form: 4 * 1024 } } as const

/**
 * Saves the last quantity typed while the cart page unloads; nobody reads the response. Fields: locale, line,
 * quantity.
 */
export const POST = route(RULE, async (_, { form }) => {
  const answer = await setQuantity({}, form)
  return Response.json({ ok: answer.ok ?? false }, { headers: { 'cache-control': 'private, no-store' } })
})
