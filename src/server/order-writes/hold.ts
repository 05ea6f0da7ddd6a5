import { sql } from '@payloadcms/db-postgres'
import type { OrderStatus } from '@/domain/orders/order'
import type { Locale } from '@/domain/locale'
import type { Transaction } from '@/server/db/transaction'
import { among, rowsOf } from './rows'

/**
 * Rows are held before they are read, always in this order: checkout, its orders by id, sellers, products by id. Whoever keeps to it
 * never waits for somebody who waits for them.
 */
export type CheckoutRow = {
  id: string
  number: string
  buyer: string
  email: string
  locale: Locale
  status: 'pending_payment' | 'paid' | 'expired' | 'cancelled' | 'refunded'
  provider: 'stripe' | 'transfer'
  total: number
  captured: number
  refunded: number
  session: string | null
  payment: string | null
  attempt: number
  request: string | null
  url: string | null
  reference: string | null
  expiresAt: Date | null
  /** A bank works on a debit. */
  isUnderWay: boolean
}

export type OrderRow = {
  id: string
  number: string
  checkout: string
  buyer: string
  seller: string
  status: OrderStatus
  subtotal: number
  shipping: number
  /** The name of the way of shipping that was chosen; none for a seller's standard one. */
  service: string | null
  total: number
  refunded: number
  commissionPpm: number
  carrier: string | null
  trackingNumber: string | null
  quote: 'none' | 'waiting' | 'given'
  importer: 'seller' | 'buyer'
  placedAt: Date
  province: string
  cancelAskedAt: Date | null
  cancelAnswer: 'approved' | 'refused' | null
}

const CHECKOUT = sql`id, number, buyer_id as buyer, buyer_email as email, locale, status, provider, total::float8 as total,
  captured::float8 as captured, refunded::float8 as refunded, provider_session as session, provider_payment as payment,
  payment_attempt::int as attempt, payment_request as request, payment_url as url, transfer_reference as reference,
  expires_at as "expiresAt", bank_debit_since is not null as "isUnderWay"`

const ORDER = sql`id, number, checkout_id as checkout, buyer_id as buyer, seller_id as seller, status, subtotal::float8 as subtotal,
  shipping::float8 as shipping, shipping_service as service, total_amount::float8 as total, refunded::float8 as refunded, commission_ppm::int as "commissionPpm",
  carrier, tracking_number as "trackingNumber", quote, importer, created_at as "placedAt",
  shipping_address_province as province, cancel_request_requested_at as "cancelAskedAt", cancel_request_answer as "cancelAnswer"`

type Reader = Pick<Transaction, 'execute'>

const withDates = <T extends { expiresAt: Date | null }>(row: T): T => ({
  ...row,
  expiresAt: row.expiresAt && new Date(row.expiresAt),
})
const orderDates = (row: OrderRow): OrderRow => ({
  ...row,
  placedAt: new Date(row.placedAt),
  cancelAskedAt: row.cancelAskedAt && new Date(row.cancelAskedAt),
})

export async function holdCheckout(tx: Transaction, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await rowsOf<CheckoutRow>(
    tx,
    sql`select ${CHECKOUT} from checkouts where id = ${id} for update`,
  )
  return row && withDates(row)
}

/** As it stood a moment ago, held by nobody. */
export async function lookAtCheckout(db: Reader, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await rowsOf<CheckoutRow>(db, sql`select ${CHECKOUT} from checkouts where id = ${id}`)
  return row && withDates(row)
}

export async function holdOrdersOf(tx: Transaction, checkout: string): Promise<OrderRow[]> {
  const rows = await rowsOf<OrderRow>(
    tx,
    sql`select ${ORDER} from orders where checkout_id = ${checkout} order by id for update`,
  )
  return rows.map(orderDates)
}

export async function holdOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await rowsOf<OrderRow>(tx, sql`select ${ORDER} from orders where id = ${id} for update`)
  return row && orderDates(row)
}

/** An order together with its checkout, for moves that touch the money. */
export async function holdPaidOrder(tx: Transaction, id: string) {
  const [found] = await rowsOf<{ checkout: string }>(
    tx,
    sql`select checkout_id as checkout from orders where id = ${id}`,
  )
  const checkout = found && (await holdCheckout(tx, found.checkout))
  const order = checkout && (await holdOrder(tx, id))
  return checkout && order ? { checkout, order } : undefined
}

export async function holdProducts(tx: Transaction, ids: readonly string[]) {
  await keepSellersOf(tx, sql`select id from products where id in ${among(ids)}`)
  await tx.execute(sql`select 1 from products where id in ${among(ids)} order by id for update`)
}

/** The products an order's stock was taken from or is held in. */
export async function holdGoodsOf(tx: Transaction, orders: readonly string[]) {
  const goods = sql`select product_id from orders_items where _parent_id in ${among(orders)}`
  await keepSellersOf(tx, goods)
  await tx.execute(sql`select 1 from products where id in (${goods}) order by id for update`)
}

/**
 * What follows points to the sellers, which waits for one who is being suspended, as the suspension waits for the products: so the
 * seller comes first, for both. Payload's save of a row keeps even those out who only point to it.
 */
async function keepSellersOf(tx: Transaction, products: ReturnType<typeof sql>) {
  await tx.execute(sql`
    select 1 from sellers where id in (select seller_id from products where id in (${products})) order by id for key share`)
}
