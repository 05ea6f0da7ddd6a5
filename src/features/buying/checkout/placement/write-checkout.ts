import { publish } from '@/server/db/bus'
import { randomUUID } from 'node:crypto'
import { inArray } from '@/server/db/sql'
import { nextValue } from '@/server/db/statements/next-value'
import { tables } from '@/server/db/tables'
import { mergeLines } from '@/domain/cart/cart'
import { reservationDays } from '@/domain/cart/unpaid'
import { factsOfOrder, storedFacts } from '@/domain/orders/buyer-facts'
import type { Contract, SellerIdentity } from '@/domain/orders/documents/contract'
import type { ReadQuote } from '@/server/cart/quote/read-quote'
import { askOwners } from '@/server/people/companies/ask-owners'
import { crashPoint } from '@/server/db/connections/crash-point'
import { confirmPlaced } from '@/server/orders/confirm-on-terms'
import { forgetCode, takeUse } from '@/server/orders/money/code-uses'
import { recordPlaced } from '@/server/orders/moves'
import { markOrdered } from '@/server/orders/offers'
import { referenceOf, taxRows } from '@/server/orders/order-rows'
import { among } from '@/server/orders/rows'
import { takeSamples } from '@/server/orders/samples'
import { releaseOfferStock, reserveStock } from '@/server/orders/stock/stock'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import type { Transaction } from '@/server/db/transaction'
import { CodeGone, GoodsChanged, lockGoods } from './lock-goods'
import type { PlacementInput, OrderRecipient } from './place-order'
import { addressColumns, itemRows, orderColumns, type NumberedGroup } from './order-columns'
import { samplesIn } from './samples-in'

type CheckoutWrite = {
  placing: PlacementInput
  to: OrderRecipient
  read: ReadQuote
  hasPaid: boolean
  /** For which it is ordered, and whether an owner of it decides before the payment (rule M100). */
  company: string | null
  isUnapproved: boolean
  /** Days to pay on the company's terms; null of what is paid at once. */
  netDays: number | null
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Writes the checkout, an order per seller with all its values frozen, and their reservations; empties the cart. */
export async function writeCheckout(tx: Transaction, writing: CheckoutWrite) {
  const { placing, to, read, hasPaid, company, isUnapproved, netDays } = writing
  const { quote, digest, offer, facts } = read
  const { buyer } = placing
  const provider = placing.provider === 'terms' ? 'transfer' : placing.provider
  const checkout = randomUUID()
  const number = await nextNumber(tx, 'C', 'checkout_numbers')
  const now = new Date()
  const isPayable = quote.isFinal && !isUnapproved
  const isOnTerms = netDays !== null && isPayable
  const expiresAt = new Date(
    now.getTime() +
      (isUnapproved
        ? paymentPeriod('transfer', true, facts.shop, hasPaid)
        : paymentPeriod(provider, quote.isFinal, facts.shop, hasPaid)),
  )
  const stamps = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  const common = {
    buyer,
    company,
    buyerEmail: facts.terms.email,
    currency: 'CAD' as const,
    ...addressColumns(to),
    ...storedFacts(placing),
    ...stamps,
  }

  await tx.insert(tables.checkouts).values({
    ...common,
    id: checkout,
    number,
    locale: placing.locale,
    status: 'pending_payment',
    approval: isUnapproved ? 'waiting' : null,
    idempotencyKey: placing.key,
    seenTotals: digest,
    subtotal: quote.subtotal,
    shipping: quote.shipping,
    tax: quote.tax,
    total: quote.total,
    discount: quote.code && quote.code.off > 0 ? quote.code.id : null,
    discounted: quote.code?.off ?? 0,
    provider,
    netDays,
    // Nothing can be transferred before the last quote and an approval: `make-payable` gives the reference.
    transferReference: provider === 'transfer' && isPayable ? referenceOf(number) : null,
    paymentAttempt: 0,
    captured: 0,
    refunded: 0,
    expiresAt: expiresAt.toISOString(),
  })
  if (offer?.reservesStock) await releaseOfferStock(tx, offer.id)
  const orders: NumberedGroup[] = []
  for (const group of quote.groups) {
    const seller = facts.sellers.find(({ id }) => id === group.sellerId)
    // The quote has the name that the buyer reads; the order keeps the legal one.
    const sellerName = seller?.identity.company ?? group.sellerName
    const numbered = {
      ...group,
      sellerName,
      id: randomUUID(),
      number: await nextNumber(tx, 'M', 'order_numbers'),
    }
    orders.push(numbered)
    const commissionPpm = seller?.commissionPpm ?? facts.shop.commissionPpm
    const contract = seller ? contractText(facts.shop.termsVersion, seller) : null
    await tx.insert(tables.orders).values({
      ...common,
      ...factsOfOrder(placing, group.sellerId),
      ...orderColumns(numbered, quote.code),
      checkout,
      offerNumber: offer?.number ?? null,
      commissionPpm,
      contract,
    })
  }
  const taxes = orders.flatMap((order) => taxRows(order, quote.province))
  if (taxes.length > 0) await tx.insert(tables.orders_taxes).values(taxes)
  await recordPlaced(
    tx,
    orders.map(({ id, sellerId }) => ({ id, buyer, seller: sellerId })),
  )
  if (offer) await markOrdered(tx, offer.id, checkout)
  else {
    await emptyCart(tx, facts.lines)
    await forgetCode(tx, buyer)
  }

  // Before the lines: each references its product, and a save of the product would wait for that reference.
  await lockGoods(tx, facts.lines)
  if (!(await takeSamples(tx, samplesIn(orders, facts.lines)))) throw new GoodsChanged('A sample is gone')
  crashPoint('checkout.locked')
  await tx.insert(tables.orders_items).values(orders.flatMap((order) => itemRows(order, placing.locale)))
  const goods = orders.flatMap(({ id: order, lines }) =>
    mergeLines(lines.filter(({ available }) => available !== null)).map(
      ({ productId: product, quantity }) => ({
        order,
        product,
        quantity,
      }),
    ),
  )
  await reserveStock(tx, { checkout, expiresAt, goods })
  if (quote.code && quote.code.off > 0 && !(await takeUse(tx, quote.code.id)))
    throw new CodeGone('A code ended while an order was written')
  for (const { id, number: of, sellerId: seller, isFinal } of orders) {
    const order = { id, number: of, buyer, seller }
    if (!isOnTerms) await notifyOfOrder(tx, order, 'order.placed', ['buyer'])
    if (!isFinal) await notifyOfOrder(tx, order, 'order.quoteAsked', ['seller'])
  }
  if (isUnapproved && company !== null) await askOwners(tx, { checkout, company, buyer, total: quote.total })
  if (isOnTerms) await confirmPlaced(tx, checkout)
  await publish(tx, { kind: 'cart', id: buyer })
  return {
    checkout,
    number,
    orders: orders.map(({ id }) => id),
    waitsForQuote: !quote.isFinal,
    isUnapproved,
    isOnTerms,
  }
}

const contractText = (
  termsVersion: string,
  { identity: seller, returnDays }: { identity: SellerIdentity; returnDays: number | null },
) => JSON.stringify({ termsVersion, seller, returnDays } satisfies Contract)

async function emptyCart(tx: Transaction, lines: ReadQuote['facts']['lines']) {
  const ordered = lines.map(({ id }) => id)
  await tx.delete(tables.cart_items).where(inArray(tables.cart_items.id, among(ordered)))
}

/** How long the stock is reserved: for a card payment, a bank transfer or a seller's shipping quote. */
function paymentPeriod(
  provider: 'stripe' | 'transfer',
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

type Sequence = 'order_numbers' | 'checkout_numbers'

const nextNumber = async (tx: Transaction, prefix: string, sequence: Sequence) =>
  `${prefix}-${await nextValue(tx, sequence)}`
