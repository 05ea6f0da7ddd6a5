import { publish } from '@/server/bus'
import { randomUUID } from 'node:crypto'
import { sql } from '@/server/db/sql'
import { mergeLines } from '@/domain/cart/cart'
import type { Locale } from '@/domain/locale'
import { SERVICE_LENGTH } from '@/domain/cart/shipping'
import { reservationDays } from '@/domain/cart/unpaid'
import type { Contract, SellerIdentity } from '@/domain/orders/contract'
import type { QuoteGroup } from '@/domain/cart/quote-group'
import type { ReadQuote } from '@/server/quote/read-quote'
import { recordPlaced } from '@/server/order-writes/moves'
import { referenceOf, taxRows } from '@/server/order-writes/order-rows'
import { among, insertRows, newRowId, rowsOf, type Row } from '@/server/order-writes/rows'
import { reserveStock } from '@/server/order-writes/stock'
import { notifyOfOrder } from '@/server/order-writes/notify'
import type { Transaction } from '@/server/db/transaction'
import type { Placing, Recipient } from './place-order'

type Writing = { placing: Placing; to: Recipient; read: ReadQuote; hasPaid: boolean }
type Numbered = QuoteGroup & { id: string; number: string }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Writes the checkout, an order per seller with all its values frozen, and their reservations; empties the cart. */
export async function writeCheckout(tx: Transaction, { placing, to, read, hasPaid }: Writing) {
  const { quote, digest, facts } = read
  const { buyer, provider } = placing
  const checkout = randomUUID()
  const number = await nextNumber(tx, 'C', 'checkout_numbers')
  const now = new Date()
  const expiresAt = new Date(now.getTime() + paymentPeriod(provider, quote.isFinal, facts.shop, hasPaid))
  const stamps = { created_at: now, updated_at: now }
  const common = {
    buyer_id: buyer,
    buyer_email: facts.terms.email,
    currency: 'CAD',
    ...addressColumns(to),
    ...stamps,
  }
  const asked = {
    po_number: placing.poNumber?.trim().slice(0, 60) || null,
    note: placing.note?.trim().slice(0, 2000) || null,
  }

  await insertRows(tx, 'checkouts', [
    {
      ...common,
      ...asked,
      id: checkout,
      number,
      locale: placing.locale,
      status: 'pending_payment',
      idempotency_key: placing.key,
      seen_totals: digest,
      subtotal: quote.subtotal,
      shipping: quote.shipping,
      tax: quote.tax,
      total: quote.total,
      provider,
      transfer_reference: provider === 'transfer' ? referenceOf(number) : null,
      payment_attempt: 0,
      captured: 0,
      refunded: 0,
      expires_at: expiresAt,
    },
  ])
  const orders: Numbered[] = []
  for (const group of quote.groups) {
    const numbered = { ...group, id: randomUUID(), number: await nextNumber(tx, 'M', 'order_numbers') }
    const seller = facts.sellers.find(({ id }) => id === group.sellerId)
    const commission_ppm = seller?.commissionPpm ?? facts.shop.commissionPpm
    const contract = seller ? contractText(facts.shop.termsVersion, seller.identity) : null
    await insertRows(tx, 'orders', [
      { ...common, ...asked, ...orderColumns(numbered), checkout_id: checkout, commission_ppm, contract },
    ])
    await insertRows(tx, 'orders_items', itemRows(numbered, placing.locale))
    await insertRows(tx, 'orders_taxes', taxRows(numbered, quote.province))
    const stocked = mergeLines(group.lines.filter(({ available }) => available !== null))
    const goods = stocked.map(({ productId, quantity }) => ({ product: productId, quantity }))
    await reserveStock(tx, { checkout, order: numbered.id, expiresAt, goods })
    orders.push(numbered)
  }
  await recordPlaced(
    tx,
    orders.map(({ id, sellerId }) => ({ id, buyer, seller: sellerId })),
  )
  for (const { id, number: of, sellerId: seller, isFinal } of orders) {
    const order = { id, number: of, buyer, seller }
    await notifyOfOrder(tx, order, 'order.placed', ['buyer'])
    if (!isFinal) await notifyOfOrder(tx, order, 'order.quoteAsked', ['seller'])
  }
  await tx.execute(sql`delete from cart_items where id in ${among(facts.lines.map(({ id }) => id))}`)
  await publish(tx, { kind: 'cart', id: buyer })
  return { checkout, number, orders: orders.map(({ id }) => id), waitsForQuote: !quote.isFinal }
}

const contractText = (termsVersion: string, seller: SellerIdentity) =>
  JSON.stringify({ termsVersion, seller } satisfies Contract)

/** How long the stock is reserved: for a card payment, a bank transfer or a seller's shipping quote. */
function paymentPeriod(
  provider: Placing['provider'],
  isFinal: boolean,
  shop: ReadQuote['facts']['shop'],
  hasPaid: boolean,
) {
  // A new buyer's shorter period starts when the quote is given.
  if (!isFinal) return shop.transferDays * DAY
  return provider === 'stripe'
    ? shop.paymentMinutes * MINUTE
    : reservationDays(shop.transferDays, hasPaid) * DAY
}

async function nextNumber(tx: Transaction, prefix: string, sequence: 'order_numbers' | 'checkout_numbers') {
  const [row] = await rowsOf<{ n: string }>(tx, sql`select nextval(${sequence}::regclass)::text as n`)
  return `${prefix}-${row?.n}`
}

function addressColumns({
  firstName,
  lastName,
  company,
  phone,
  address,
  address2,
  ...place
}: Recipient): Row {
  const { city, province, postalCode } = place
  const name = (part: string) => `shipping_address_${part}`
  return {
    [name('first_name')]: firstName,
    [name('last_name')]: lastName,
    [name('company')]: company || null,
    [name('phone')]: phone || null,
    [name('country')]: 'CA',
    [name('address')]: address,
    [name('address2')]: address2 || null,
    [name('city')]: city,
    [name('province')]: province,
    [name('postal_code')]: postalCode,
  }
}

function orderColumns(group: Numbered): Row {
  return {
    id: group.id,
    number: group.number,
    seller_id: group.sellerId,
    seller_name: group.sellerName,
    status: 'pending_payment',
    subtotal: group.subtotal,
    shipping: group.shipping ?? 0,
    shipping_rule: group.shippingRule,
    shipping_service: group.service.slice(0, SERVICE_LENGTH) || null,
    arrival_kind: group.arrival?.key ?? null,
    arrival_min_days: group.arrival?.minDays ?? null,
    arrival_max_days: group.arrival?.maxDays ?? null,
    importer: group.importer,
    import_estimate: group.importEstimate,
    total_amount: group.total,
    refunded: 0,
    quote: group.isFinal ? 'none' : 'waiting',
  }
}

function itemRows({ id, lines }: Numbered, locale: Locale): Row[] {
  return lines.map((line, place) => ({
    _order: place + 1,
    _parent_id: id,
    id: newRowId(),
    product_id: line.productId,
    product_name: line.englishName,
    local_name: line.productName,
    local_name_language: line.lang ?? locale,
    sku: line.sku,
    picture: line.picture,
    hs_code: line.hsCode || null,
    origin: line.origin,
    weight: line.weight,
    packaging_unit: line.packagingUnit,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    total_price: line.totalPrice,
  }))
}
