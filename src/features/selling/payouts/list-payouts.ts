import 'server-only'
import type { Currency } from '@/domain/money'
import type { PayoutRequests, PayoutStatus } from '@/domain/payments/payouts/payout'
import type { Payout } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { foundPage } from '@/server/db/statements/paged'

export const PAYOUTS_A_PAGE = 10

export type PayoutLine = {
  id: string
  status: PayoutStatus
  amount: number
  requestedAt: string
  requestedBy: PayoutRequests
  /** When it reached its status. */
  movedAt: string | null
  bankName: string | null
  reference: string | null
  reason: string | null
  arrivedAmount: number | null
  arrivedCurrency: Currency | null
  rate: string | null
}

export type PayoutPage = { payouts: PayoutLine[]; page: number; pages: number }

const SHOWN = {
  status: true,
  amount: true,
  createdAt: true,
  requestedBy: true,
  sentAt: true,
  paidAt: true,
  failedAt: true,
  cancelledAt: true,
  bankName: true,
  reference: true,
  reason: true,
  arrived: true,
} as const

/** A page of a seller's own payouts, newest first. A page beyond the last shows the last. */
export async function listPayouts(seller: MemberUser, asked: number): Promise<PayoutPage> {
  const db = await asUser(seller)
  const { docs, page, pages } = await foundPage(asked, (number) =>
    db.find({
      collection: 'payouts',
      where: { seller: { equals: seller.id } },
      select: SHOWN,
      sort: ['-createdAt', '-id'],
      limit: PAYOUTS_A_PAGE,
      page: number,
    }),
  )
  return { payouts: docs.map(lineOf), page, pages }
}

type PayoutRow = Pick<Payout, keyof typeof SHOWN | 'id'>

const lineOf = (payout: PayoutRow): PayoutLine => ({
  id: payout.id,
  status: payout.status,
  amount: payout.amount,
  requestedAt: payout.createdAt,
  requestedBy: payout.requestedBy,
  movedAt: movedAt(payout),
  bankName: payout.bankName ?? null,
  reference: payout.reference ?? null,
  reason: payout.reason ?? null,
  arrivedAmount: payout.arrived?.amount ?? null,
  arrivedCurrency: payout.arrived?.currency ?? null,
  rate: payout.arrived?.rate ?? null,
})

function movedAt({ status, sentAt, paidAt, failedAt, cancelledAt }: PayoutRow): string | null {
  const times = { requested: null, sent: sentAt, paid: paidAt, failed: failedAt, cancelled: cancelledAt }
  return times[status] ?? null
}
