import type {
  CommissionInvoice,
  Dispute,
  Invoice,
  LedgerEntry,
  PaymentEvent,
  Payout,
  Refund,
} from '@/payload-types'
import { ofSides } from './orders'
import { admin, nobody, ownerAndAdmin, staff, type Row } from './row'

const seen = { read: ownerAndAdmin }

const bothOrders = {
  byBuyer: { owners: ['buyer', 'seller'], ...seen },
  byOtherBuyer: { owners: ['otherBuyer', 'otherSeller'], ...seen },
  /** Money that came for an order and bought nothing: its seller never heard of it. */
  unpaid: { owners: ['buyer'], ...seen },
} as const

const invoices = {
  samples: bothOrders,
  fields: {
    server: ['issuer', 'sequence', 'number', 'kind', 'order', 'buyer', 'seller', 'document', 'issuedAt'],
    ruled: { content: ofSides },
  },
} as const satisfies Row<Invoice>

const refunds = {
  samples: bothOrders,
  fields: {
    server: ['order', 'checkout', 'buyer', 'seller', 'amount', 'status'],
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      reason: ofSides,
      idempotencyKey: { read: admin, create: nobody, update: nobody },
      providerPayment: { read: admin, create: nobody, update: nobody },
      providerRefund: { read: admin, create: nobody, update: nobody },
      error: { read: admin, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<Refund>

/** Of a whole payment, so of its buyer and admins; its sellers read on their orders what it means for them (rule M44). */
const disputes = {
  samples: {
    byBuyer: { owners: ['buyer'], ...seen },
    byOtherBuyer: { owners: ['otherBuyer'], ...seen },
  },
  fields: {
    server: ['checkout', 'buyer', 'amount', 'reason', 'status', 'dueBy', 'openedAt', 'closedAt'],
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      providerDispute: { read: admin, create: nobody, update: nobody },
      providerPayment: { read: admin, create: nobody, update: nobody },
      loss: { read: admin, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<Dispute>

const paymentEvents = {
  samples: { paid: { read: admin } },
  fields: { server: ['provider', 'eventId', 'type', 'processedAt', 'attempts', 'error'], hidden: ['body'] },
} as const satisfies Row<PaymentEvent>

/** Append-only: a seller reads the own side, the platform's side is the admins' (rule M11). */
const ledgerEntries = {
  samples: {
    sale: { owners: ['seller'], ...seen },
    saleCash: { read: admin },
    otherSale: { owners: ['otherSeller'], ...seen },
    otherSaleCash: { read: admin },
  },
  fields: {
    server: [
      'entrySet',
      'kind',
      'account',
      'seller',
      'order',
      'payout',
      'amount',
      'currency',
      'ratePpm',
      'memo',
    ],
    ruled: { title: { read: staff, create: nobody, update: nobody } },
  },
} as const satisfies Row<LedgerEntry>

const payouts = {
  samples: {
    sellers: { owners: ['seller'], ...seen, update: admin },
    otherSellers: { owners: ['otherSeller'], ...seen, update: admin },
  },
  fields: {
    server: [
      'seller',
      'amount',
      'currency',
      'status',
      'provider',
      'requestedBy',
      'accountHolder',
      'bankName',
      'bankAccount',
      'reason',
      'sentAt',
      'paidAt',
      'failedAt',
      'cancelledAt',
      'arrived',
    ],
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      reference: { create: admin, update: admin },
      batch: { read: admin, create: nobody, update: nobody },
      idempotencyKey: { read: admin, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<Payout>

/** Issued by the worker, kept as it is (rule D23). */
const commissionInvoices = {
  samples: {
    sellers: { owners: ['seller'], ...seen },
    otherSellers: { owners: ['otherSeller'], ...seen },
  },
  fields: {
    server: ['sequence', 'number', 'kind', 'seller', 'month', 'amount', 'tax', 'issuedAt', 'content'],
  },
} as const satisfies Row<CommissionInvoice>

export const MONEY = {
  invoices,
  refunds,
  disputes,
  'payment-events': paymentEvents,
  'ledger-entries': ledgerEntries,
  payouts,
  'commission-invoices': commissionInvoices,
}
