import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import type { Locale } from '@/domain/locale'
import { database } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import { cachedCards } from './cards/cached-cards'
import type { ProductCard } from './cards/card'
import { cardColumns, firstOfFamily } from './list-sql'
import type { CardRow } from './cards/to-card'

const SHOWN = 8

const near = cachedCards(
  'related-products',
  (_locale, product: string, category: string) => READS.related(product, category),
  (locale, product: string, _category: string) => read(locale, product, sql`category.id = this.category`),
)
const all = cachedCards(
  'related-products-of-main',
  (_locale, product: string, category: string) => READS.related(product, category),
  (locale, product: string, _category: string) => read(locale, product, sql`category.parent_id = this.main`),
)

/**
 * Related products: of the same subcategory without the product's own family, which its page shows above, then of the others in its main category, newest first. One statement
 * that reads a few rows of each subcategory's index; of a subcategory with enough of its own, what comes to the others is no matter.
 */
export async function listRelated(locale: Locale, product: string, category = ''): Promise<ProductCard[]> {
  const [, main = '', sub] = category.split('/')
  const own = sub ? (await near(locale, product, category)).cards : []
  return own.length < SHOWN ? (await all(locale, product, main && `/${main}`)).cards : own
}

async function read(locale: Locale, product: string, where: ReturnType<typeof sql>) {
  const db = await database()
  const { rows } = await db.execute<CardRow>(sql`
      with this as (
        select p.id, p.listed_in_id as category, c.parent_id as main, p.seller_id as seller, p.family_key as family
        from products p join categories c on c.id = p.listed_in_id where p.id = ${product}
      ),
      found as (
        select near.id, near.created_at, category.id <> this.category as is_far
        from this join categories category on ${where}
        cross join lateral (
          select p.id, p.created_at from products p
          where p.is_live and p.listed_in_id = category.id and p.id <> this.id
            and (this.family is null or (p.seller_id, p.family_key) is distinct from (this.seller, this.family)) and ${firstOfFamily('newest')}
          order by p.created_at desc, p.id desc limit ${SHOWN}
        ) as near
        order by is_far, near.created_at desc, near.id desc limit ${SHOWN}
      )
      select ${cardColumns(locale)} from found join products p on p.id = found.id
      order by found.is_far, found.created_at desc, found.id desc`)
  return { rows, more: null }
}
