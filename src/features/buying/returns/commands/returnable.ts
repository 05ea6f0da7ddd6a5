import { addAll } from '@/domain/money'
import { partOfLine } from '@/domain/orders/shipping/part-of-line'
import { calledOffOf } from '@/domain/orders/shipping/rest'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import { VOID_RETURNS } from '@/domain/orders/returns/moves'
import { isFault } from '@/domain/orders/returns/request'
import type { Cost, ReturnValue } from '@/domain/orders/returns/value'
import { columnsOf } from '@/server/db/statements/columns-of'
import { and, eq, ne, notInArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, orders_items, orders_taxes, returns, returns_items } = tables

/** Returns that were not declined, withdrawn or left to end; without the one that is `but`. */
const standing = (order: string, but?: string) =>
  and(
    eq(returns.order, order),
    notInArray(returns.status, [...VOID_RETURNS]),
    but === undefined ? undefined : ne(returns.id, but),
  )

/** How many of each line are in such returns, and what came off those. */
const returnedOf = (db: Database, order: string) =>
  db
    .select({
      item: returns_items.item,
      quantity: sql<number>`sum(${returns_items.quantity})`.mapWith(Number).as('returned_quantity'),
      discounted: sql<number>`sum(${returns_items.discounted})`.mapWith(Number).as('returned_discounted'),
    })
    .from(returns_items)
    .innerJoin(returns, eq(returns.id, returns_items._parentID))
    .where(standing(order))
    .groupBy(returns_items.item)
    .as('returned')

/** The lines of an order, each with how many of it can still be returned. */
export async function readReturnable(db: Database, order: string) {
  const returned = returnedOf(db, order)
  const rows = await db
    .select({
      item: orders_items.id,
      product: orders_items.product,
      productName: orders_items.productName,
      quantity: orders_items.quantity,
      ...columnsOf(orders_items, UNIT_FACTS),
      calledOff: orders_items.calledOff,
      unitPrice: orders_items.unitPrice,
      discounted: orders_items.discounted,
      sampleCredit: orders_items.sampleCredit,
      // A sample whose price was credited stays with its buyer (rule M116).
      isCredited: sql<boolean>`${orders_items.isSample} and exists (select 1 from samples s
        where s.order_id = ${order} and s.product_id = ${orders_items.product} and s.credit_order_id is not null)`,
      returned: sql`coalesce(${returned.quantity}, 0)`.mapWith(Number),
      discountReturned: sql`coalesce(${returned.discounted}, 0)`.mapWith(Number),
    })
    .from(orders_items)
    .leftJoin(returned, eq(returned.item, orders_items.id))
    .where(eq(orders_items._parentID, order))
    .orderBy(orders_items._order)
  return rows.map(({ returned: gone, discountReturned, isCredited, ...line }) => ({
    ...line,
    ordered: line.quantity,
    // What was not sent any more cannot come back (rule M141).
    quantity: line.quantity - line.calledOff,
    left: isCredited ? 0 : Math.max(0, line.quantity - line.calledOff - gone),
    /** What came off so many more units: all of them come to exactly what came off the line (rules M116, M135). */
    discountOf(units: number) {
      const { discounted, sampleCredit } = partOfLine(line, 0, gone + units)
      return Math.max(0, discounted + sampleCredit - discountReturned)
    },
  }))
}

type Lines = Awaited<ReturnType<typeof readReturnable>>

/** The other returns of an order and what was called off of it, which a return's value is counted on from (rule M88). */
export async function readOthers(
  db: Database,
  order: Cost & { id: string },
  { lines, but }: { lines: Lines; but?: string },
): Promise<ReturnValue> {
  const rows = await db
    .select({
      reason: returns.reason,
      value: returns.value,
      goods:
        sql`sum(${returns_items.unitPrice} * ${returns_items.quantity} - ${returns_items.discounted})`.mapWith(
          Number,
        ),
    })
    .from(returns)
    .innerJoin(returns_items, eq(returns_items._parentID, returns.id))
    .where(standing(order.id, but))
    .groupBy(returns.id)
  const calledOff = calledOffOf(
    order,
    lines.map((line) => ({ ...line, quantity: line.ordered })),
  )
  const atFault = rows.filter(({ reason }) => isFault(reason))
  return {
    goods: addAll([calledOff.goods, ...rows.map(({ goods }) => goods)]),
    atFault: addAll([calledOff.atFault, ...atFault.map(({ goods }) => goods)]),
    value: addAll([calledOff.value, ...rows.map(({ value }) => value)]),
  }
}

/** When it was delivered, and the seller's days for returns that it was ordered under (rule M84). */
export async function readTermsOf(db: Database, order: string) {
  const [row] = await db
    .select({
      buyer: orders.buyer,
      status: orders.status,
      deliveredAt: orders.deliveredAt,
      returnDays: sql<number | null>`(${orders.contract}::json ->> 'returnDays')::int`,
    })
    .from(orders)
    .where(eq(orders.id, order))
  return row
}

export async function readTaxes(db: Database, order: string) {
  return db
    .select({ amount: orders_taxes.amount, base: orders_taxes.base })
    .from(orders_taxes)
    .where(eq(orders_taxes._parentID, order))
}
