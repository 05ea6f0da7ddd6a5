import { issue } from '@/domain/result'
import { VOID_RETURNS } from '@/domain/orders/returns/moves'
import { and, eq, inArray, isNotNull, isNull, ne, not, sql, type SQL, type SQLWrapper } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'
import type { OrderRow } from './lock-rows'
import { among } from './rows'

const { orders, orders_items, samples } = tables

/**
 * Locks the orders whose samples can be credited: they can neither be cancelled nor refunded while one of them is. Before members,
 * companies and goods, as all who lock an order.
 */
export const lockPaidSamples = (tx: Transaction, buyer: string) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(samples, eq(samples.order, orders.id))
    .where(and(eq(samples.buyer, buyer), isNull(samples.creditOrder), ne(orders.status, 'cancelled')))
    .orderBy(orders.id)
    .for('share', { of: orders })

const VOID = sql.raw(`(${VOID_RETURNS.map((status) => `'${status}'`).join(', ')})`)

/** Whether the sample of a product is in a return of its order that was not declined or withdrawn (rule M116). */
export const isOnWayBack = (order: SQL, product: SQLWrapper) =>
  sql<boolean>`exists (select 1 from returns_items back join returns r on r.id = back._parent_id
    join orders_items line on line.id = back.item
    where r.order_id = ${order} and r.status not in ${VOID} and line.is_sample and line.product_id = ${product})`

type OrderedSample = { id: string; order: string; price: number; freight: number }
type Credit = { id: string; order: string; credit: number }

/** Samples of the cart become ordered (rule M113), and credits are used once (rule M115). False if one of them is gone. */
export async function takeSamples(
  tx: Transaction,
  { ordered, credits }: { ordered: readonly OrderedSample[]; credits: readonly Credit[] },
): Promise<boolean> {
  let isWhole = true
  if (ordered.length > 0) {
    const rows = sql`jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb) as taken(id uuid, "order" uuid, price numeric, freight numeric)`
    const done = await tx
      .update(samples)
      .set({
        status: 'ordered',
        order: sql`taken."order"`,
        price: sql`taken.price`,
        freight: sql`taken.freight`,
        updatedAt: sql`now()`,
      })
      .from(rows)
      .where(and(eq(samples.id, sql`taken.id`), eq(samples.status, 'wanted')))
      .returning({ id: samples.id })
    isWhole = done.length === ordered.length
  }
  if (credits.length > 0) {
    const rows = sql`jsonb_to_recordset(${JSON.stringify(credits)}::jsonb) as used(id uuid, "order" uuid, credit numeric)`
    const done = await tx
      .update(samples)
      .set({ creditOrder: sql`used."order"`, credit: sql`used.credit`, updatedAt: sql`now()` })
      .from(rows)
      .where(and(eq(samples.id, sql`used.id`), eq(samples.status, 'ordered'), isNull(samples.creditOrder)))
      .returning({ id: samples.id })
    isWhole &&= done.length === credits.length
  }
  return isWhole
}

/** An order is cancelled: what it credited can be credited again, and its samples can be ordered again (rule M116). */
export async function giveSamplesBack(tx: Transaction, order: string) {
  await tx
    .update(samples)
    .set({ creditOrder: null, credit: 0, updatedAt: sql`now()` })
    .where(eq(samples.creditOrder, order))
  await tx.delete(samples).where(eq(samples.order, order))
}

/** Puts the samples of an unpaid order into the cart again (rule M5). */
export async function returnSamplesToCart(tx: Transaction, buyer: string, order: string) {
  const lines = await tx
    .select({ product: orders_items.product, price: orders_items.unitPrice })
    .from(orders_items)
    .where(and(eq(orders_items._parentID, order), orders_items.isSample))
  if (lines.length === 0) return
  await tx
    .insert(samples)
    .values(lines.map((line) => ({ ...line, buyer, status: 'wanted' as const })))
    .onConflictDoNothing()
}

/** Money arrived late: the order takes its samples and credits again. False if a sample was paid back since. */
export async function takeSamplesAgain(tx: Transaction, order: OrderRow): Promise<boolean> {
  const lines = await tx
    .select({
      product: orders_items.product,
      price: orders_items.unitPrice,
      isSample: orders_items.isSample,
      credit: orders_items.sampleCredit,
    })
    .from(orders_items)
    .where(eq(orders_items._parentID, order.id))
  for (const { product, price, credit } of lines.filter((line) => line.isSample || line.credit > 0)) {
    if (credit > 0) {
      const used = await tx
        .update(samples)
        .set({ creditOrder: order.id, credit, updatedAt: sql`now()` })
        .where(
          and(
            eq(samples.buyer, order.buyer),
            eq(samples.product, product),
            eq(samples.status, 'ordered'),
            isNull(samples.creditOrder),
            sql`exists (select 1 from orders o where o.id = ${samples.order} and o.status <> 'cancelled' and o.refunded < o.total_amount)`,
            // By name: in a subquery a column without its table is another one's.
            not(isOnWayBack(sql`samples.order_id`, sql`samples.product_id`)),
          ),
        )
        .returning({ id: samples.id })
      if (used.length === 0) return false
      continue
    }
    const taken = await tx
      .insert(samples)
      .values({ buyer: order.buyer, product, status: 'ordered', order: order.id, price, freight: 0 })
      .onConflictDoUpdate({
        target: [samples.buyer, samples.product],
        set: { status: 'ordered', order: order.id, price, updatedAt: sql`now()` },
        setWhere: eq(samples.status, 'wanted'),
      })
      .returning({ id: samples.id })
    if (taken.length === 0) return false
  }
  return true
}

/**
 * Samples that are not sent with the rest of their order: credited no more, and another can be ordered (rules M113, M116). `products`:
 * those whose sample is called off.
 */
export const forgetSamples = (tx: Transaction, order: string, products: readonly string[]) =>
  tx.delete(samples).where(and(eq(samples.order, order), inArray(samples.product, among(products))))

/**
 * A paid sample whose price was credited on another order is not cancelled: that order goes first (rule M116). `products`: those whose
 * sample is called off, where not all of the order is.
 */
export async function refuseIfCredited(tx: Transaction, order: string, products?: readonly string[]) {
  const [used] = await tx
    .select({ number: orders.number })
    .from(samples)
    .innerJoin(orders, eq(orders.id, samples.creditOrder))
    .where(
      and(
        eq(samples.order, order),
        isNotNull(samples.creditOrder),
        products && inArray(samples.product, among(products)),
      ),
    )
    .limit(1)
  if (used) throw new Refusal([issue('sample.credited', 'order', { number: used.number })])
}
