import 'server-only'
import type { Locale } from '@/domain/locale'
import { among } from '@/server/orders/rows'
import { alias, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { companyName } from '@/server/people/names'

const o = alias(tables.orders, 'o')

/** The sellers of orders as their buyer reads them; no access rule gives members the document of a seller. */
export async function companyNames(orders: string[], locale: Locale): Promise<ReadonlyMap<string, string>> {
  const db = await database()
  const rows = await db
    .select({ id: o.id, name: companyName(locale, sql`o.seller_id`, sql`o.seller_name`) })
    .from(o)
    .where(inArray(o.id, among(orders)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
