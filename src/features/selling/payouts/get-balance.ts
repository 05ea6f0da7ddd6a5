import 'server-only'
import {
  SELLER_ARRIVAL_DAYS,
  type PayoutRequests,
  type SettlementMode,
} from '@/domain/payments/payouts/payout'
import { and, eq, exists, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import type { SettlingDay } from '@/domain/payments/payouts/next-payout'
import type { WonRate } from '@/domain/payments/payouts/won'
import { wonRate } from '@/server/people/sellers/won-rate'
import { fundsOf, HAS_ACCOUNT, settlementDay, type SellerFunds } from './funds'
import { settlingOf } from './settling'

const { checkouts, orders, sellers, settings } = tables

export type Balance = SellerFunds & {
  commissionPpm: number
  hasAccount: boolean
  sellerArrivalDays: number
  /** Without a Canadian tax number: what is sent from abroad the seller imports (rule D24). */
  imports: boolean
  bankName: string | null
  settlement: SettlementMode
  requests: PayoutRequests
  /** An order of a payment in dispute keeps its money pending. */
  hasDispute: boolean
  /** Days to come on which delivered orders settle, the next first (rule S49). */
  settling: SettlingDay[]
  /** Commission is invoiced with tax, which lowers the next payout (rule D23). */
  isTaxed: boolean
  /** For a seller in Korea, where staff have set a rate (rule S61). */
  won: WonRate | null
}

/** A seller's money and the terms it is paid out on, in one statement. */
export async function getBalance(seller: string, today = settlementDay()): Promise<Balance> {
  const db = await database()
  const { owed, asked, columns } = fundsOf(db, sellers.id, today)
  const settling = settlingOf(db, sellers.id, today)
  const shopCommission = db.select({ ppm: settings.commissionPpm }).from(settings).limit(1)
  const shopDays = db.select({ days: settings.sellerArrivalDays }).from(settings).limit(1)
  const disputed = db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout))
    .where(and(eq(orders.seller, sellers.id), eq(orders.status, 'delivered'), eq(checkouts.dispute, 'open')))
  const [row] = await db
    .select({
      ...columns,
      commissionPpm: sql`coalesce(${sellers.commissionPpm}, ${shopCommission}, 80000)`.mapWith(Number),
      hasAccount: HAS_ACCOUNT,
      sellerArrivalDays: sql`coalesce(${shopDays}, ${SELLER_ARRIVAL_DAYS})`.mapWith(Number),
      imports: sql<boolean>`(coalesce(${sellers.gstNumber}, '') = '' and ${sellers.country} is distinct from 'CA'
        and coalesce((select ${settings.importer} from ${settings} limit 1), 'seller') = 'seller')`,
      bankName: sellers.payout_bankName,
      settlement: sql<SettlementMode>`coalesce(${sellers.payout_settlement}, 'monthly')`,
      requests: sellers.payout_requests,
      hasDispute: sql<boolean>`${exists(disputed)}`,
      settling: settling.days,
      isTaxed: sql<boolean>`${sellers.country} is not distinct from 'CA'`,
      won: wonRate,
    })
    .from(sellers)
    .crossJoinLateral(owed)
    .crossJoinLateral(asked)
    .crossJoinLateral(settling)
    .where(eq(sellers.id, seller))
  if (!row) throw new Error('There is no such seller')
  return row
}
