import * as z from 'zod'
import { badParam, noSuch, refused } from './errors'
import type { Form } from './form'
import { now } from './ids'
import { cancelIntent } from './intents'
import { paginate, within } from './lists'
import { paging, readParams } from './params'
import { toCheckout } from './session-object'
import { sessionCreate, sessionList } from './session-params'
import type { Checkout, Ctx, Session, State } from './types'

const URL = '/v1/checkout/sessions'

export function createSession(ctx: Ctx, form: Form): Session {
  const asked = readParams(sessionCreate, form)
  if (asked.customer && asked.customer_email) {
    throw badParam('You may only specify one of these parameters: customer, customer_email.')
  }
  if (asked.customer && !ctx.state.customers.has(asked.customer)) {
    throw noSuch('customer', asked.customer, 'customer', 400)
  }
  if (asked.automatic_tax?.enabled) throw badParam('Automatic tax is not set up.', { param: 'automatic_tax' })
  checkExpiry(asked.expires_at)
  const checkout = toCheckout(asked, ctx.url)
  ctx.state.checkouts.set(checkout.session.id, checkout)
  return checkout.session
}

function checkExpiry(at: number | undefined): void {
  if (at === undefined) return
  const ahead = at - now()
  // A second of grace on either side: the caller's clock and the network are not ours.
  const short = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
  const long = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.'
  if (ahead < 30 * 60 - 1) throw badParam(short, { param: 'expires_at' })
  if (ahead > 24 * 60 * 60 + 1) throw badParam(long, { param: 'expires_at' })
}

export function findCheckout(state: State, id: string): Checkout {
  const checkout = state.checkouts.get(id)
  if (!checkout) throw noSuch('checkout.session', id, 'session')
  return checkout
}

export function listSessions({ state }: Ctx, form: Form) {
  const asked = readParams(sessionList, form)
  const email = asked.customer_details?.email
  const sessions = [...state.checkouts.values()]
    .map(({ session }) => session)
    .filter(
      (session) =>
        within(session.created, asked.created) &&
        (!asked.customer || session.customer === asked.customer) &&
        (!asked.payment_intent || session.payment_intent === asked.payment_intent) &&
        (!asked.status || session.status === asked.status) &&
        (!email || session.customer_details?.email === email),
    )
  return paginate(sessions, asked, URL)
}

export function listLines({ state }: Ctx, form: Form, id: string) {
  const asked = readParams(z.strictObject(paging), form)
  const { lines } = findCheckout(state, id)
  const dated = lines.toReversed().map((line) => ({ ...line, created: line.price.created }))
  const page = paginate(dated, asked, `${URL}/${id}/line_items`)
  return { ...page, data: page.data.map(({ created: _created, ...line }) => line) }
}

export function expireSession(ctx: Ctx, id: string): Session {
  const checkout = findCheckout(ctx.state, id)
  if (checkout.session.status !== 'open') {
    throw refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${checkout.session.status}\`.`,
    )
  }
  return expire(ctx, checkout)
}

function expire(ctx: Ctx, { session }: Checkout): Session {
  session.status = 'expired'
  session.url = null
  const intent = session.payment_intent && ctx.state.intents.get(session.payment_intent)
  if (intent) cancelIntent(ctx, intent, 'expired')
  ctx.emit('checkout.session.expired', session)
  return session
}

/** Ends every open session whose time is up. Answers how many. */
export function expireDue(ctx: Ctx): number {
  const due = [...ctx.state.checkouts.values()].filter(isDue)
  for (const checkout of due) expire(ctx, checkout)
  return due.length
}

function isDue({ session }: Checkout): boolean {
  return session.status === 'open' && session.expires_at <= now()
}
