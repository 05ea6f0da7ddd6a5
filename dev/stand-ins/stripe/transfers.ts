import * as z from 'zod'
import { availableIn, recordBalance } from './balance'
import { badParam, noSuch, refused } from './errors'
import type { Form } from './form'
import { newId, now } from './ids'
import { paginate, within } from './lists'
import { created, currency, expandable, integer, metadata, paging, readParams, text } from './params'
import type { Charge, Ctx, State, Transfer } from './types'

const transferCreate = z.strictObject({
  ...expandable,
  amount: integer,
  currency,
  description: text.optional(),
  destination: text,
  metadata: metadata.optional(),
  source_transaction: text.optional(),
  transfer_group: text.optional(),
})
const transferList = z.strictObject({
  ...paging,
  created,
  destination: text.optional(),
  transfer_group: text.optional(),
})
type TransferCreate = z.output<typeof transferCreate>

/** Moves money to a connected account: out of one charge, or out of the balance. */
export function createTransfer(ctx: Ctx, form: Form): Transfer {
  const asked = readParams(transferCreate, form)
  if (asked.amount < 1)
    throw badParam('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (!/^acct_\w+$/.test(asked.destination)) {
    throw noSuch('destination', asked.destination, 'destination', 400)
  }
  const charge = coverFor(ctx.state, asked)
  const transfer = toTransfer(asked, charge)
  transfer.balance_transaction = recordBalance(ctx.state, 'transfer', transfer, -asked.amount)
  ctx.state.transfers.set(transfer.id, transfer)
  ctx.emit('transfer.created', transfer)
  return transfer
}

function coverFor(state: State, asked: TransferCreate): Charge | null {
  if (!asked.source_transaction) {
    if (asked.amount <= availableIn(state, asked.currency)) return null
    const message = 'You have insufficient available funds in your Stripe account.'
    throw refused(message, { code: 'balance_insufficient' })
  }
  const charge = state.charges.get(asked.source_transaction)
  if (!charge) throw noSuch('charge', asked.source_transaction, 'source_transaction', 400)
  const spent = [...state.transfers.values()]
    .filter((one) => one.source_transaction === charge.id)
    .reduce((sum, one) => sum + one.amount, 0)
  const left = charge.amount - charge.amount_refunded - spent
  if (asked.amount > left) {
    throw refused(
      `Transfers using this transaction as a source must not exceed the source amount of ${charge.amount}.`,
      {
        param: 'amount',
      },
    )
  }
  return charge
}

function toTransfer(asked: TransferCreate, charge: Charge | null): Transfer {
  const id = newId('tr_3')
  return {
    id,
    object: 'transfer',
    amount: asked.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: now(),
    currency: asked.currency,
    description: asked.description ?? null,
    destination: asked.destination,
    destination_payment: newId('py_1'),
    livemode: false,
    metadata: asked.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: charge?.id ?? null,
    source_type: 'card',
    transfer_group: asked.transfer_group ?? charge?.transfer_group ?? null,
  }
}

export function findTransfer(state: State, id: string): Transfer {
  const transfer = state.transfers.get(id)
  if (!transfer) throw noSuch('transfer', id, 'transfer')
  return transfer
}

export function listTransfers({ state }: Ctx, form: Form) {
  const asked = readParams(transferList, form)
  const found = [...state.transfers.values()].filter(
    (one) =>
      within(one.created, asked.created) &&
      (!asked.destination || one.destination === asked.destination) &&
      (!asked.transfer_group || one.transfer_group === asked.transfer_group),
  )
  return paginate(found, asked, '/v1/transfers')
}
