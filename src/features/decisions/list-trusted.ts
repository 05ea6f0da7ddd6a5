import type { Locale } from '@/domain/locale'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

export type TrustedProduct = { id: string; name: string; company: string; at: string }

/** Products of the last 30 days that were approved at once, the newest first (rule A25). */
export async function listTrustedProducts(locale: Locale): Promise<TrustedProduct[]> {
  const rows = await rowsOf<TrustedProduct>(
    await database(),
    sql`select p.id, p.seller_name as company, p.approved_at::text as at, coalesce(
        (select nullif(n.name, '') from products_locales n where n._locale = ${locale} and n._parent_id = p.id),
        (select n.name from products_locales n where n._locale = 'en' and n._parent_id = p.id), '–') as name
      from products p where p.approved_by_trust and p.approved_at > now() - interval '30 days'
      order by p.approved_at desc limit 50`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}
