import type { BasePayload } from 'payload'
import type { Samples } from '~/tests/support/policy'
import {
  aCommissionInvoice,
  aDispute,
  anEntry,
  anInvoice,
  aPaymentEvent,
  aPayout,
  aRefund,
} from '~/tests/support/factories/orders'
import { unique } from '~/tests/support/factories/unique'
import type { System } from '~/tests/support/system'

type Money = Pick<
  Samples,
  | 'invoices'
  | 'refunds'
  | 'disputes'
  | 'payment-events'
  | 'ledger-entries'
  | 'payouts'
  | 'commission-invoices'
>
type Given = Pick<Samples, 'users' | 'orders' | 'checkouts'>

export async function makeMoney(system: System, payload: BasePayload, given: Given): Promise<Money> {
  const { make } = system
  const { users, orders, checkouts } = given
  const byBuyer = {
    buyer: users.buyer,
    seller: users.seller,
    order: orders.byBuyer,
    checkout: checkouts.byBuyer,
  }
  const byOtherBuyer = {
    buyer: users.otherBuyer,
    seller: users.otherSeller,
    order: orders.byOtherBuyer,
    checkout: checkouts.byOtherBuyer,
  }
  const unpaid = { ...byBuyer, order: orders.unpaid, checkout: checkouts.unpaid }
  const [saleCash, sale] = await makeSet(system, payload, users.seller)
  const [otherSaleCash, otherSale] = await makeSet(system, payload, users.otherSeller)
  return {
    invoices: {
      byBuyer: await make('invoices', anInvoice(byBuyer)),
      byOtherBuyer: await make('invoices', anInvoice(byOtherBuyer)),
      unpaid: await make('invoices', {
        ...anInvoice(unpaid),
        content: JSON.stringify({ issuer: unique('issuer') }),
      }),
    },
    refunds: {
      byBuyer: await make('refunds', aRefund(byBuyer)),
      byOtherBuyer: await make('refunds', aRefund(byOtherBuyer)),
      unpaid: await make('refunds', aRefund(unpaid)),
    },
    disputes: {
      byBuyer: await make('disputes', aDispute(byBuyer)),
      byOtherBuyer: await make('disputes', aDispute(byOtherBuyer)),
    },
    'payment-events': { paid: await make('payment-events', aPaymentEvent()) },
    'ledger-entries': { saleCash, sale, otherSaleCash, otherSale },
    payouts: {
      sellers: await make('payouts', aPayout(users.seller)),
      otherSellers: await make('payouts', aPayout(users.otherSeller)),
    },
    'commission-invoices': {
      sellers: await make('commission-invoices', aCommissionInvoice(users.seller)),
      otherSellers: await make('commission-invoices', aCommissionInvoice(users.otherSeller)),
    },
  }
}

/** A set must sum to zero when it is committed, so both rows go in one transaction. */
async function makeSet({ make }: System, payload: BasePayload, seller: string) {
  const entrySet = unique('set')
  const transactionID = await payload.db.beginTransaction()
  const req = { transactionID }
  const cash = await make('ledger-entries', anEntry(entrySet, 'cash', -18000), { req })
  const owed = await make('ledger-entries', anEntry(entrySet, 'seller', 18000, seller), { req })
  await payload.db.commitTransaction(transactionID ?? '')
  return [cash, owed] as const
}
