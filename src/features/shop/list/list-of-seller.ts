import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import type { Locale } from '@/domain/locale'
import { LIST_PAGE } from '@/domain/search/list'
import { database } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import { cachedCards } from './cards/cached-cards'
import type { ProductCard } from './cards/card'
import { cardColumns, firstOfFamily } from './list-sql'
import type { CardRow } from './cards/to-card'

const goodsOfSeller = cachedCards(
  'products of a seller',
  (_locale, seller: string, _page: number) => READS.sellersGoods(seller),
  async (locale, seller: string, page: number) => {
    const db = await database()
    const { rows } = await db.execute<CardRow>(sql`
      select ${cardColumns(locale)} from products p where p.is_live and p.seller_id = ${seller} and ${firstOfFamily('newest')}
      order by p.created_at desc, p.id desc limit ${LIST_PAGE} offset ${(page - 1) * LIST_PAGE}`)
    return { rows, more: null }
  },
)

/** A page of a seller's products, newest first, one card for a family (rule C65). */
export const listOfSeller = async (locale: Locale, seller: string, page: number): Promise<ProductCard[]> =>
  (await goodsOfSeller(locale, seller, page)).cards
