import 'server-only'
import type { Locale } from '@/domain/locale'
import type { Tier } from '@/domain/products/prices/tiers'
import { database } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import type { ProductCard } from '@/features/shop/list/cards/card'
import { cardsQuery } from '@/features/shop/list/list-sql'
import { toCard, type CardRow } from '@/features/shop/list/cards/to-card'

/** What a row of a table shows more than a card. */
export type RowCard = ProductCard & { sku: string; tiers: Tier[] }

const MORE = sql`, p.sku, (
  select coalesce(jsonb_agg(jsonb_build_object('minQty', tier.min_qty, 'maxQty', tier.max_qty, 'unitPrice', tier.unit_price)
    order by tier._order), '[]')
  from products_moq_prices tier where tier._parent_id = p.id) as tiers`

/** Rows of the given products in that order, in one statement; products no longer live are left out. */
export async function listRows(ids: string[], locale: Locale): Promise<RowCard[]> {
  if (ids.length === 0) return []
  const db = await database()
  const { rows } = await db.execute<CardRow & Pick<RowCard, 'sku' | 'tiers'>>(cardsQuery(ids, locale, MORE))
  return rows.map((row) => ({ ...toCard(row, locale), sku: row.sku, tiers: row.tiers }))
}
