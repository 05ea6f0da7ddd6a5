import 'server-only'
import type { PayoutRequests, SettlementMode } from '@/domain/payments/payout'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { FUNDS, fundsOf, HAS_ACCOUNT, settlementDay, type SellerFunds } from './funds'

export type Balance = SellerFunds & {
  commissionPpm: number
  hasAccount: boolean
  bankName: string | null
  settlement: SettlementMode
  requests: PayoutRequests
  /** An order of a payment in dispute keeps its money pending. */
  hasDispute: boolean
}

/** A seller's money and the terms it is paid out on, in one statement. */
export async function getBalance(seller: string): Promise<Balance> {
  const [row] = await rowsOf<Balance>(
    await database(),
    sql`select ${FUNDS}, coalesce(s.commission_ppm, (select commission_ppm from settings limit 1), 80000)::int as "commissionPpm",
      ${HAS_ACCOUNT} as "hasAccount",
      s.payout_bank_name as "bankName", coalesce(s.payout_settlement::text, 'monthly') as settlement, s.payout_requests::text as requests,
      exists (select 1 from orders o join checkouts c on c.id = o.checkout_id
        where o.seller_id = s.id and o.status = 'delivered' and c.dispute = 'open') as "hasDispute"
    from sellers s, ${fundsOf(sql`s.id`, settlementDay())} where s.id = ${seller}`,
  )
  if (!row) throw new Error('There is no such seller')
  return row
}
