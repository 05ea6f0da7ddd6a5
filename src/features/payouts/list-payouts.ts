import 'server-only'
import type { Currency } from '@/domain/money'
import type { PayoutRequests, PayoutStatus } from '@/domain/payments/payout'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

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
  const rows = await rowsOf<Partial<Row>>(
    await database(),
    sql`with own as (
        select *, count(*) over ()::int as count, row_number() over (order by created_at desc, id desc) as place
        from payouts where seller_id = ${seller}
      )
      select p.id, p.status::text as status, p.amount::float8 as amount, p.created_at as "requestedAt",
        p.requested_by::text as "requestedBy", p.bank_name as "bankName", p.reference, p.reason,
        case p.status when 'sent' then p.sent_at when 'paid' then p.paid_at when 'failed' then p.failed_at
          when 'cancelled' then p.cancelled_at end as "movedAt",
        p.arrived_amount::float8 as "arrivedAmount", p.arrived_currency::text as "arrivedCurrency", p.arrived_rate as rate, p.count
      from (select 1) as always left join own p
        on ceil(p.place / ${PAYOUTS_A_PAGE}::numeric) = least(${asked}::int, ceil(p.count / ${PAYOUTS_A_PAGE}::numeric))
      order by p.place`,
  )
  const payouts = rows.filter((row): row is Row => typeof row.id === 'string')
  const pages = Math.max(1, Math.ceil((payouts[0]?.count ?? 0) / PAYOUTS_A_PAGE))
  return { payouts, page: Math.min(asked, pages), pages }
}
