import 'server-only'
import type { Locale } from '@/domain/locale'
import { LIST_PAGE } from '@/domain/search/list'
import { cached } from '@/server/cache'
import { boot } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import type { ProductCard } from './card'
import { cardColumns, firstOfFamily } from './list-sql'
import { toCard, type CardRow } from './to-card'

/** A page of a seller's products, newest first, one card for a family (rule C65). */
export const listOfSeller = cached(
  'products of a seller',
  ['products'],
  async (locale: Locale, seller: string, page: number): Promise<ProductCard[]> => {
    const { db } = await boot()
    const { rows } = await db.drizzle.execute<CardRow>(sql`
      select ${cardColumns(locale)} from products p where p.is_live and p.seller_id = ${seller} and ${firstOfFamily('newest')}
      order by p.created_at desc, p.id desc limit ${LIST_PAGE} offset ${(page - 1) * LIST_PAGE}`)
    return rows.map((row) => toCard(row, locale))
  },
)
