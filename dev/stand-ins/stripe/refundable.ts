import { badParam, noSuch, refused } from './errors'
import { recall } from './recall'
import type { Charge, State } from './types'

/** The charge a refund is to come from: named itself, or by its intent, and with money in it. */
export function chargeFor(state: State, asked: { charge?: string; payment_intent?: string }): Charge {
  if (asked.charge && asked.payment_intent) {
    throw badParam('You may only specify one of these parameters: charge, payment_intent.')
  }
  if (!asked.charge && !asked.payment_intent) {
    throw badParam(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = asked.payment_intent ? recall(state, asked.payment_intent) : undefined
  if (asked.payment_intent && !intent) throw noSuch('payment_intent', asked.payment_intent, 'payment_intent')
  const id = asked.charge ?? intent?.latest_charge
  const charge = state.charges.get(id ?? '')
  if (asked.charge && !charge) throw noSuch('charge', asked.charge, 'charge')
  if (!charge || charge.status !== 'succeeded') {
    throw refused(
      `This PaymentIntent (${intent?.id ?? charge?.id}) does not have a successful charge to refund.`,
    )
  }
  return charge
}
