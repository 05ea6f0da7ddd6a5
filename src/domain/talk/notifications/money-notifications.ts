import type { NotificationFacts } from './notification'

const payout = {
  topic: 'money',
  subject: 'payouts',
  params: ['amount'],
  path: () => '/seller/financials',
} as const
const balance = { ...payout, subject: 'sellers', params: ['amount', 'reason'] } as const
const commission = { ...payout, subject: 'commission-invoices', params: ['number'] } as const
const dispute = {
  topic: 'money',
  subject: 'disputes',
  path: (id: string) => `/admin/collections/disputes/${id}`,
} as const

/** Payouts and balances for sellers, disputes and failed refunds for staff. */
export const MONEY_NOTIFICATIONS = {
  'payout.requested': {
    ...payout,
    sides: { seller: { sentence: 'payoutRequested', email: 'payoutRequested' } },
  },
  'payout.withdrawn': {
    ...payout,
    sides: { seller: { sentence: 'payoutWithdrawn', email: 'payoutWithdrawn' } },
  },
  'payout.sent': { ...payout, sides: { seller: { sentence: 'payoutSent', email: 'payoutSent' } } },
  'payout.paid': { ...payout, sides: { seller: { sentence: 'payoutPaid', email: 'payoutPaid' } } },
  'payout.failed': {
    ...payout,
    params: ['amount', 'reason'],
    sides: { seller: { sentence: 'payoutFailed', email: 'payoutFailed' } },
  },
  'payout.cancelled': {
    ...payout,
    params: ['amount', 'reason'],
    sides: { seller: { sentence: 'payoutCancelled', email: 'payoutCancelled' } },
  },
  'balance.raised': {
    ...balance,
    sides: { seller: { sentence: 'balanceRaised', email: 'balanceRaised' } },
  },
  'balance.lowered': {
    ...balance,
    sides: { seller: { sentence: 'balanceLowered', email: 'balanceLowered' } },
  },
  'commission.invoiced': {
    ...commission,
    sides: { seller: { sentence: 'commissionInvoiced', email: 'commissionInvoiced' } },
  },
  'commission.credited': {
    ...commission,
    sides: { seller: { sentence: 'commissionCredited', email: 'commissionCredited' } },
  },
  'dispute.opened': {
    ...dispute,
    params: ['number', 'amount', 'reason', 'day'],
    sides: { staff: { email: 'disputeOpened' } },
  },
  'dispute.won': { ...dispute, params: ['number', 'amount'], sides: { staff: { email: 'disputeWon' } } },
  'dispute.lost': { ...dispute, params: ['number', 'amount'], sides: { staff: { email: 'disputeLost' } } },
  'refund.failed': {
    topic: 'money',
    subject: 'refunds',
    params: ['number', 'amount', 'reason'],
    path: (id: string) => `/admin/collections/refunds/${id}`,
    sides: { staff: { email: 'refundFailed' } },
  },
} as const satisfies Record<string, NotificationFacts>
