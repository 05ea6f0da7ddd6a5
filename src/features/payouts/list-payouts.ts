import 'server-only'
import type { Currency } from '@/domain/money'
import type { PayoutRequests, PayoutStatus } from '@/domain/payments/payout'
import { isOnPage, paged } from '@/server/db/paged'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { payouts } = tables

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

type Row = PayoutLine & { count: number }

/** A page of a seller's payouts, newest first, in one statement. A page beyond the last shows the last. */
export async function listPayouts(seller: string, asked: number): Promise<PayoutPage> {
  const db = await database()
  const own = db.$with('own').as(
    db
      .select({
        id: payouts.id,
        status: payouts.status,
        amount: payouts.amount,
        requestedAt: payouts.createdAt,
        requestedBy: payouts.requestedBy,
        sentAt: payouts.sentAt,
        paidAt: payouts.paidAt,
        failedAt: payouts.failedAt,
        cancelledAt: payouts.cancelledAt,
        bankName: payouts.bankName,
        reference: payouts.reference,
        reason: payouts.reason,
        arrivedAmount: payouts.arrived_amount,
        arrivedCurrency: payouts.arrived_currency,
        rate: payouts.arrived_rate,
        count: sql`count(*) over ()`.mapWith(Number).as('own_count'),
        place: sql`row_number() over (order by ${payouts.createdAt} desc, ${payouts.id} desc)`.as('place'),
      })
      .from(payouts)
      .where(eq(payouts.seller, seller)),
  )
  const rows = await db
    .with(own)
    .select({
      id: own.id,
      status: own.status,
      amount: own.amount,
      requestedAt: own.requestedAt,
      requestedBy: own.requestedBy,
      movedAt: sql<
        string | null
      >`case ${own.status} when 'sent' then ${own.sentAt} when 'paid' then ${own.paidAt}
        when 'failed' then ${own.failedAt} when 'cancelled' then ${own.cancelledAt} end`,
      bankName: own.bankName,
      reference: own.reference,
      reason: own.reason,
      arrivedAmount: own.arrivedAmount,
      arrivedCurrency: own.arrivedCurrency,
      rate: own.rate,
      count: own.count,
    })
    .from(sql`(select 1) as always`)
    .leftJoin(own, isOnPage(own.place, own.count, asked, PAYOUTS_A_PAGE))
    .orderBy(own.place)
  const found = rows.filter((row): row is Row => row.id !== null)
  return { payouts: found, ...paged(found[0]?.count ?? 0, asked, PAYOUTS_A_PAGE) }
}
