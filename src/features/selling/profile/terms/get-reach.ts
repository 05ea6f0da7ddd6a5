import 'server-only'
import { DEFAULT_LEAD_DAYS, leadTimeRange } from '@/domain/cart/shipping/shipping'
import { and, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { products } = tables

/** Days until a seller's goods arrive, from the first to the last; null where none have a range (rule C17). */
export type Reach = { minDays: number; maxDays: number } | null

/** The shortest and the longest lead time of what a seller has on sale, in one statement. */
export async function getReach(seller: string): Promise<Reach> {
  const db = await database()
  const days = sql`coalesce(${products.leadTimeDays},
    case when ${products.shippingCountry} = 'CA' then null else ${DEFAULT_LEAD_DAYS}::int end)`
  const [row] = await db
    .select({
      least: sql<number | null>`min(${days})::float8`,
      most: sql<number | null>`max(${days})::float8`,
    })
    .from(products)
    .where(and(eq(products.seller, seller), eq(products.status, 'approved'), isNull(products.archivedAt)))
  if (typeof row?.least !== 'number' || typeof row.most !== 'number') return null
  return { minDays: leadTimeRange(row.least).minDays, maxDays: leadTimeRange(row.most).maxDays }
}
