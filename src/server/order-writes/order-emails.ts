import { sql } from '@payloadcms/db-postgres'
import { carrierName, isCarrier, trackingUrl } from '@/domain/orders/carrier'
import { lineName, type LineNames } from '@/domain/orders/line-name'
import { formatTag } from '@/domain/locale'
import type { EmailName, OrderEmail } from '@/domain/talk/email'
import { kindOf, type OrderNotification } from '@/domain/talk/notification'
import type { Side } from '@/domain/talk/thread'
import { formatMoney } from '@/domain/money'
import type { Arrival } from '@/domain/cart/shipping'
import { promisedArrival } from '@/server/arrival-text'
import type { Recipient } from '@/server/notify'
import { receiverName } from '@/server/person-name'
import { readShopTerms } from '@/server/quote/read-terms'
import type { Transaction } from '@/server/db/transaction'
import { hasConfirmation, type SellerIdentity } from '@/domain/orders/contract'
import { sellerIdentityText } from '@/server/seller-identity'
import { getTranslations } from '@/server/translations'
import type { OrderRow } from './lock-rows'
import { rowsOf } from './rows'

export type NotifiedOrder = Pick<OrderRow, 'id' | 'number' | 'buyer' | 'seller'>

type Facts = {
  seller: string
  buyer: string
  total: number
  shipping: number
  service: string | null
  status: string
  arrival: Arrival | null
  confirmedAt: string | null
  carrier: string | null
  trackingNumber: string | null
  quote: 'none' | 'waiting' | 'given'
  asked: string | null
  answered: string | null
  provider: 'stripe' | 'transfer'
  reference: string | null
  due: number
  expiresAt: string | null
  items: (LineNames & { quantity: number; total: number })[]
  identity: SellerIdentity
}

/** How an order is paid and sent changes some of its emails. */
function variantOf(template: EmailName, { provider, quote }: Facts): EmailName {
  if (template === 'orderPlaced' && quote === 'waiting') return 'orderPlacedQuote'
  const hasTransfer = template === 'orderPlaced' || template === 'orderQuoteGiven'
  return hasTransfer && provider === 'transfer' ? `${template}Transfer` : template
}

export type More = { amount?: number; reason?: string | null; about?: string }

/** Writes the email of each side. The order is read once, when the first is asked for. */
export function orderEmails(tx: Transaction, order: NotifiedOrder, kind: OrderNotification, more: More) {
  let read: Promise<Facts> | undefined
  const writeFor = (side: Side) => async (to: Recipient) => {
    const template = kindOf(kind).sides[side]?.email
    if (!template) return null
    const facts = await (read ??= readFacts(tx, order.id))
    const params = await wordsFor(tx, order, facts, to, { ...more, kind, side })
    return { template: variantOf(template, facts), params }
  }
  return { buyer: writeFor('buyer'), seller: writeFor('seller') }
}

const NAMES_ARRIVAL: readonly OrderNotification[] = [
  'order.placed',
  'order.quoteGiven',
  'order.confirmed',
  'order.processing',
  'order.shipped',
]
/** The contract's other side is named in full where an order is placed, priced or paid (rule D21). */
const namesSeller = (kind: OrderNotification) =>
  kind === 'order.placed' || kind === 'order.quoteGiven' || kind === 'order.confirmed'
const namesArrival = (kind: OrderNotification) => NAMES_ARRIVAL.includes(kind)

async function wordsFor(
  tx: Transaction,
  { id, number }: NotifiedOrder,
  facts: Facts,
  { locale, name }: Recipient,
  { amount, reason, kind, side }: More & { kind: OrderNotification; side: Side },
): Promise<OrderEmail> {
  const money = (cents: number) => formatMoney(cents, locale)
  const isContract = side === 'buyer' && namesSeller(kind)
  const confirms = isContract && hasConfirmation(facts.quote)
  const { carrier, trackingNumber, provider, reference, expiresAt } = facts
  const tracking = isCarrier(carrier) && trackingNumber ? trackingUrl(carrier, trackingNumber) : ''
  const until = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'America/Toronto' })
  const instructions = provider === 'transfer' ? (await readShopTerms(tx, locale)).transferInstructions : null
  // The shipping service is named if there was a choice, with its cost once known.
  const by = facts.service
    ? getTranslations({ locale, namespace: 'taxes' })('shippingBy', { service: facts.service })
    : null
  const sent = by ? [facts.quote === 'waiting' ? by : `${by}: ${money(facts.shipping)}`] : []
  return {
    ...(name ? { name } : {}),
    number,
    path: `/order/${id}`,
    secondPath: confirms ? `/api/order-document/${id}/confirmation?locale=${locale}` : '',
    seller: facts.seller,
    buyer: facts.buyer,
    items: [
      ...facts.items.map((item) => `${item.quantity} × ${lineName(item, locale).text}: ${money(item.total)}`),
      ...sent,
    ].join('\n'),
    identity: isContract ? sellerIdentityText(facts.identity, locale) : '',
    arrival: (namesArrival(kind) && promisedArrival(facts, locale)) || '',
    total: money(facts.total),
    due: money(facts.due),
    until: expiresAt ? until.format(new Date(expiresAt)) : '',
    amount: money(amount ?? 0),
    reason: reason ?? facts.answered ?? facts.asked ?? '',
    carrier: isCarrier(carrier) ? carrierName(carrier, locale) : '',
    trackingNumber: trackingNumber ?? '',
    tracking,
    reference: reference ?? '',
    instructions: instructions ?? '',
  }
}

async function readFacts(tx: Transaction, id: string): Promise<Facts> {
  const [facts] = await rowsOf<Facts>(
    tx,
    sql`select o.seller_name as seller, ${receiverName} as buyer,
      o.total_amount::float8 as total, o.shipping::float8 as shipping, o.shipping_service as service, o.status::text as status,
      case when o.arrival_kind is not null then json_build_object('key', o.arrival_kind, 'minDays', o.arrival_min_days::float8,
        'maxDays', o.arrival_max_days::float8) end as arrival,
      o.confirmed_at as "confirmedAt", o.carrier, o.tracking_number as "trackingNumber", o.quote,
      o.cancel_request_reason as asked, o.cancel_request_answer_reason as answered, c.provider, c.transfer_reference as reference,
      c.total::float8 as due, c.expires_at as "expiresAt",
      (select json_agg(json_build_object('productName', i.product_name, 'localName', i.local_name,
          'localNameLanguage', i.local_name_language, 'quantity', i.quantity, 'total', i.total_price) order by i._order)
         from orders_items i where i._parent_id = o.id) as items,
      coalesce(o.contract::json -> 'seller', json_build_object('company', o.seller_name, 'email', s.contact_email, 'phone', s.contact_phone, 'country', s.country, 'address', s.address,
        'address2', s.address2, 'city', s.city, 'province', s.province, 'postalCode', s.postal_code)) as identity
    from orders o join checkouts c on c.id = o.checkout_id join sellers s on s.id = o.seller_id where o.id = ${id}`,
  )
  if (!facts) throw new Error(`Order ${id} not found`)
  return facts
}
