import 'server-only'
import { isId } from '@/domain/values/id'
import { CUSTOMS_FACTS } from '@/domain/orders/shipping/customs-facts'
import type { PackedLine } from '@/domain/orders/shipping/packing'
import { orderNumberIn } from '@/domain/orders/bulk/chosen-orders'
import { columnsOf } from '@/server/db/statements/columns-of'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { alias, and, eq, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { isOfSide } from '@/server/orders/readable-orders'

const { orders_items: items, threads } = tables
const o = alias(tables.orders, 'o')

/** How an order line is packed, as it was when it was ordered (rule M40). */
export type PackedItem = PackedLine & { line: string }
type Sale = { id: string; number: string; items: PackedItem[]; thread: string | null }

/**
 * An order by its number, or by its id, for the seller who may read it: what the seller's page needs beside what both sides see, in
 * one statement (rule S26). Null for everybody else.
 */
export async function findSale(seller: string, key: string): Promise<Sale | null> {
  if (!/^[\w-]{1,40}$/.test(key)) return null
  const asked = isId(key) ? eq(o.id, key) : eq(o.number, orderNumberIn(key))
  const db = await database()
  const packed = jsonObject({
    line: items.id,
    quantity: items.quantity,
    ...columnsOf(items, CUSTOMS_FACTS),
  })
  const listed = db
    .select({ value: jsonList(packed, items._order).as('packed') })
    .from(items)
    .where(eq(items._parentID, o.id))
    .as('packed')
  // One for each pair of people, whichever of the two began it (rules T1, N6).
  const isTheirs = or(
    and(eq(threads.buyer, o.buyer), eq(threads.seller, o.seller)),
    and(eq(threads.buyer, o.seller), eq(threads.seller, o.buyer)),
  )
  const thread = db
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.kind, 'shop'), isTheirs))
    .limit(1)
  const [row] = await db
    .select({ id: o.id, number: o.number, items: listed, thread: sql<string | null>`${thread}` })
    .from(o)
    .where(and(asked, isOfSide('seller', seller)))
  return row ?? null
}
