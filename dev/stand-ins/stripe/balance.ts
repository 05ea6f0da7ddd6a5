import * as z from 'zod'
import { noSuch } from './errors'
import type { Form } from './form'
import { newId, now } from './ids'
import { paginate, within } from './lists'
import { created, paging, readParams, text } from './params'
import type { BalanceTransaction, Ctx, State } from './types'

type Kind = 'adjustment' | 'charge' | 'refund' | 'transfer'
type Source = { id: string; currency: string }

const CATEGORY = { adjustment: 'dispute', charge: 'charge', refund: 'refund', transfer: 'transfer' }
const balanceList = z.strictObject({ ...paging, created, source: text.optional(), type: text.optional() })

/** Books a movement of money, with Stripe's Canadian card fee (2.9% + 30 cents) on charges. Answers its id. */
export function recordBalance(state: State, type: Kind, source: Source, amount: number): string {
  const fee = type === 'charge' ? Math.round((amount * 29) / 1000) + 30 : 0
  const { currency } = source
  const movement: BalanceTransaction = {
    id: newId('txn_3'),
    object: 'balance_transaction',
    amount,
    available_on: now(),
    balance_type: 'payments',
    created: now(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee > 0
        ? [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ]
        : [],
    net: amount - fee,
    reporting_category: CATEGORY[type],
    source: source.id,
    status: 'available',
    type,
  }
  state.balance.set(movement.id, movement)
  return movement.id
}

export function findMovement(state: State, id: string): BalanceTransaction {
  const movement = state.balance.get(id)
  if (!movement) throw noSuch('balance_transaction', id, 'id')
  return movement
}

export function listBalance({ state }: Ctx, form: Form) {
  const asked = readParams(balanceList, form)
  const found = [...state.balance.values()].filter(
    (one) =>
      within(one.created, asked.created) &&
      (!asked.source || one.source === asked.source) &&
      (!asked.type || one.type === asked.type),
  )
  return paginate(found, asked, '/v1/balance_transactions')
}

export function availableIn(state: State, currency: string): number {
  return [...state.balance.values()]
    .filter((one) => one.currency === currency)
    .reduce((sum, one) => sum + one.net, 0)
}
