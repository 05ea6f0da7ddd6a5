import { recordBalance } from './balance'
import { toCharge } from './charge-object'
import { bareIntent } from './intent-object'
import type { Intent, State } from './types'

/** How the demo names a payment that was made before the stand-in was there: `pi_demo_`, a key, and the cents that were paid. */
const BEFORE_US = /^pi_demo_[0-9a-z]+_(\d+)$/

/** An intent, also one of the demo's orders: those were paid by card, whole, before anybody asked us, and can be refunded like any other. */
export function recall(state: State, id: string): Intent | undefined {
  const known = state.intents.get(id)
  const amount = Number(BEFORE_US.exec(id)?.[1])
  if (known || !Number.isSafeInteger(amount) || amount < 1) return known
  const intent = bareIntent(id, amount, 'cad')
  const charge = toCharge(intent, { email: null, name: null }, 'card', 'succeeded')
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
  })
  charge.balance_transaction = recordBalance(state, 'charge', charge, amount)
  state.charges.set(charge.id, charge)
  state.intents.set(id, intent)
  return intent
}
