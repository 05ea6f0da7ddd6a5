import type { CodeTerms } from '@/domain/cart/discounts/code-cut'
import { cart_codes } from '@/server/db/statements/discount-tables'
import { and, eq, exists, inArray, isNotNull, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'

const { categories, checkouts, discounts, discounts_rels: named, orders, products } = tables

/** The products that a discount is for: all, those of a category or the named ones, of its seller where it has one (rule M127). */
export const coversProduct =
  (): SQL => sql`(${discounts.seller} is null or ${products.seller} = ${discounts.seller})
  and (${discounts.scope} = 'all'
    or ${discounts.scope} = 'category' and (${products.listedIn} = ${discounts.category}
      or exists (select 1 from ${categories} sub where sub.id = ${products.listedIn} and sub.parent_id = ${discounts.category}))
    or ${discounts.scope} = 'products' and exists (select 1 from ${named}
      where ${named.parent} = ${discounts.id} and ${named.productsID} = ${products.id}))`

/** Orders of a checkout that were discounted and are paid or can still be (rule M131). */
export const stillDiscounted = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.checkout, checkouts.id),
        sql`${orders.discounted} > 0 and (${orders.status} <> 'cancelled' or ${orders.confirmedAt} is not null)`,
      ),
    )

/** The code in a member's cart, with which of these products it is for. */
export async function readCode(
  db: Database,
  buyer: string,
  goods: readonly string[],
): Promise<CodeTerms | null> {
  const covers = db
    .select({ ids: sql<string[]>`coalesce(json_agg(${products.id}), '[]')`.as('ids') })
    .from(products)
    .where(and(inArray(products.id, among(goods)), coversProduct()))
  const usedByBuyer = db
    .select({ count: sql`count(*)`.mapWith(Number).as('count') })
    .from(checkouts)
    .where(and(eq(checkouts.discount, discounts.id), eq(checkouts.buyer, buyer), exists(stillDiscounted(db))))
  const [found] = await db
    .select({
      id: discounts.id,
      code: sql<string>`${discounts.code}`,
      kind: discounts.kind,
      percent: discounts.percent,
      amount: discounts.amount,
      minimum: discounts.minimum,
      paidBy: discounts.paidBy,
      from: discounts.from,
      until: discounts.until,
      endedAt: discounts.endedAt,
      uses: discounts.uses,
      usesPerBuyer: discounts.usesPerBuyer,
      used: discounts.used,
      usedByBuyer: sql<number>`${usedByBuyer}`.mapWith(Number),
      covers: sql<string[]>`${covers}`,
    })
    .from(cart_codes)
    .innerJoin(discounts, eq(discounts.id, cart_codes.discount))
    .where(and(eq(cart_codes.user, buyer), isNotNull(discounts.code)))
  return found ?? null
}
