import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerPage, readForm, redirect } from '~/dev/stand-ins/http'
import { closedPage, languageOf, payPage } from './pay-page'
import { ACTS } from './payments'
import type { Checkout } from './types'
import type { World } from './world'

/** Stripe holds the buyer back up to ten seconds for the shop to hear of the payment; so do we. */
const PATIENCE = 10_000

/** GET and POST /c/pay/:session: the page a buyer is sent to. */
export async function payRoutes(world: World, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const [, , , id = '', action = ''] = new URL(req.url ?? '/', 'http://stripe').pathname.split('/')
  const accepted = req.headers['accept-language']
  const checkout = world.state.checkouts.get(id)
  if (!checkout) return answerPage(res, 404, closedPage(languageOf(null, accepted), null))
  await world.sweep()

  const { session } = checkout
  const language = languageOf(session.locale, accepted)
  const merchant = checkout.merchant ?? world.merchant
  const knownEmail = emailOf(world, checkout)
  if (session.status !== 'open') return answerPage(res, 200, closedPage(language, session.status))
  if (req.method !== 'POST')
    return answerPage(res, 200, payPage(checkout, { language, merchant, knownEmail }))

  const typed = await readForm(req)
  const payer = { email: knownEmail ?? (typed.get('email') || null), name: typed.get('name') || null }
  const act = ['pay', 'decline', 'later'].includes(action) ? ACTS.get(action) : undefined
  const again = { language, merchant, knownEmail, typed }
  if (!act) return answerPage(res, 404, closedPage(language, null))
  if (!payer.email && action !== 'decline') {
    return answerPage(res, 422, payPage(checkout, { ...again, problem: 'emailMissing' }))
  }
  const { value: acted, told } = await world.run((ctx) => {
    const open = session.status === 'open'
    if (open) act(ctx, checkout, payer)
    return open
  })
  if (!acted) return answerPage(res, 409, closedPage(language, session.status))
  if (action === 'decline') return answerPage(res, 402, payPage(checkout, { ...again, problem: 'declined' }))
  if (world.deliveries.getPlan().mode !== 'late')
    await Promise.race([told, sleep(PATIENCE, undefined, { ref: false })])
  redirect(res, (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id))
}

function emailOf({ state }: World, { session }: Checkout): string | null {
  const customer = session.customer ? state.customers.get(session.customer) : undefined
  return session.customer_email ?? customer?.email ?? null
}
