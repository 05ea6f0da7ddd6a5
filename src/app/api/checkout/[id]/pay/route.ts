import { openPayment, type PaymentPage } from '@/features/buying/payments/attempts/open-payment'
import { getOwnCheckout } from '@/features/buying/payments/attempts/get-own-checkout'
import { localePath } from '@/messages/locales'
import { returnUrl } from '@/server/payments/return-url'
import { Unreachable } from '@/server/payments/provider'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { currentMember } from '@/server/auth/session/session'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'anywhere', body: 'none', params: ['id'] } as const

/**
 * Redirects to the payment page of the buyer's own checkout, or of what their company owes; if there is none, to the thank-you page or
 * the order, which say why (rules M4, M62, M123).
 */
export const GET = route(RULE, async (_, { params: { id }, caller: user }) => {
  const own = await getOwnCheckout(user, id)
  if (!own) return notFound()
  const page = await openPayment(id).catch(unlessUnreachable)
  const back = returnUrl(localePath(own.locale, own.path), page.kind)
  return new Response(null, {
    status: 303,
    headers: { location: page.kind === 'page' ? page.url : back, 'cache-control': 'no-store' },
  })
})

function unlessUnreachable(error: unknown): PaymentPage | { kind: 'unreachable' } {
  if (error instanceof Unreachable) return { kind: 'unreachable' }
  throw error
}
