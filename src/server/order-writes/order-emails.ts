import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { carrierName, isCarrier, trackingUrl } from '@/domain/orders/carrier'
import { lineName, type LineNames } from '@/domain/orders/line-name'
import { formatTag, type Locale } from '@/domain/locale'
import type { OrderEmail, OrderEmailName } from '@/domain/talk/email'
import { formatMoney } from '@/domain/money'
import type { Arrival } from '@/domain/cart/shipping'
import { promisedArrival } from '@/server/arrival-text'
import { readShopTerms } from '@/server/quote/read-terms'
import type { Transaction } from '@/server/db/transaction'
import { getTranslations } from '@/server/translations'
import { rowsOf } from './rows'
import type { OrderNotification, Side, NotifiedOrder } from './notify'

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
  people: { id: string; email: string; locale: Locale; name: string | null }[]
}

/** Email template per event and side. A side without a template gets only the notification on the site. */
function templateFor(
  kind: OrderNotification,
  side: Side,
  { provider, quote }: Facts,
): OrderEmailName | undefined {
  const isTransfer = provider === 'transfer'
  const placed = isTransfer ? 'orderPlacedTransfer' : 'orderPlaced'
  const quoted = isTransfer ? 'orderQuoteGivenTransfer' : 'orderQuoteGiven'
  const templates: Record<OrderNotification, Partial<Record<Side, OrderEmailName>>> = {
    'order.placed': { buyer: quote === 'waiting' ? 'orderPlacedQuote' : placed },
    'order.quoteAsked': { seller: 'orderQuoteAsked' },
    'order.quoteGiven': { buyer: quoted },
    'order.confirmed': { buyer: 'orderPaid', seller: 'orderNew' },
    'order.processing': { buyer: 'orderProcessing' },
    'order.shipped': { buyer: 'orderShipped' },
    'order.delivered': { buyer: 'orderDelivered', seller: 'orderDeliveredSeller' },
    'order.cancelAsked': { seller: 'orderCancelAsked' },
    'order.cancelRefused': { buyer: 'orderCancelRefused' },
    'order.cancelled': { buyer: 'orderCancelled', seller: 'orderCancelledSeller' },
    'order.expired': { buyer: 'orderExpired', seller: 'orderCancelledSeller' },
    'order.refunded': { buyer: 'orderRefunded', seller: 'orderRefundedSeller' },
  }
  return templates[kind][side]
}

export type More = { amount?: number; reason?: string | null; about?: string }

/** Queues an email to each side in the same transaction. The dedupe key makes it idempotent. */
export async function queueOrderEmails(
  tx: Transaction,
  order: NotifiedOrder,
  kind: OrderNotification,
  sides: readonly Side[],
  more: More,
) {
  if (sides.length === 0) return
  const facts = await readFacts(tx, order)
  for (const side of sides) {
    const person = facts.people.find(({ id }) => id === order[side])
    const template = templateFor(kind, side, facts)
    if (!person || !template) continue
    const params = await wordsFor(tx, order, facts, person, { ...more, kind })
    const key = [kind, order.id, side, ...(more.about ? [more.about] : [])].join(':')
    await tx.execute(sql`
      insert into emails (id, user_id, "to", template, locale, params, status, attempts, dedupe_key)
      values (${randomUUID()}, ${person.id}, ${person.email}, ${template}, ${person.locale}, ${JSON.stringify(params)}, 'queued', 0, ${key})
      on conflict (dedupe_key) do nothing`)
  }
}

const NAMES_ARRIVAL: readonly OrderNotification[] = [
  'order.placed',
  'order.quoteGiven',
  'order.confirmed',
  'order.processing',
  'order.shipped',
]
const namesArrival = (kind: OrderNotification) => NAMES_ARRIVAL.includes(kind)

async function wordsFor(
  tx: Transaction,
  { id, number }: NotifiedOrder,
  facts: Facts,
  { locale, name }: Facts['people'][number],
  { amount, reason, kind }: More & { kind: OrderNotification },
): Promise<OrderEmail> {
  const money = (cents: number) => formatMoney(cents, locale)
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
    seller: facts.seller,
    buyer: facts.buyer,
    items: [
      ...facts.items.map((item) => `${item.quantity} × ${lineName(item, locale).text}: ${money(item.total)}`),
      ...sent,
    ].join('\n'),
    arrival: (namesArrival(kind) && promisedArrival(facts, locale)) || '',
    total: money(facts.total),
    due: money(facts.due),
    until: expiresAt ? until.format(new Date(expiresAt)) : '',
    amount: money(amount ?? 0),
    reason: reason ?? facts.answered ?? facts.asked ?? '–',
    carrier: isCarrier(carrier) ? carrierName(carrier, locale) : '',
    trackingNumber: trackingNumber ?? '',
    tracking,
    reference: reference ?? '',
    instructions: instructions ?? '',
  }
}

/** Deleted accounts get no email. */
async function readFacts(tx: Transaction, { id, buyer, seller }: NotifiedOrder): Promise<Facts> {
  const [facts] = await rowsOf<Facts>(
    tx,
    sql`select o.seller_name as seller, trim(concat_ws(' ', o.shipping_address_first_name, o.shipping_address_last_name)) as buyer,
      o.total_amount::float8 as total, o.shipping::float8 as shipping, o.shipping_service as service, o.status::text as status,
      case when o.arrival_kind is not null then json_build_object('key', o.arrival_kind, 'minDays', o.arrival_min_days::float8,
        'maxDays', o.arrival_max_days::float8) end as arrival,
      o.confirmed_at as "confirmedAt", o.carrier, o.tracking_number as "trackingNumber", o.quote,
      o.cancel_request_reason as asked, o.cancel_request_answer_reason as answered, c.provider, c.transfer_reference as reference,
      c.total::float8 as due, c.expires_at as "expiresAt",
      (select json_agg(json_build_object('productName', i.product_name, 'localName', i.local_name,
          'localNameLanguage', i.local_name_language, 'quantity', i.quantity, 'total', i.total_price) order by i._order)
         from orders_items i where i._parent_id = o.id) as items,
      (select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email, 'locale', u.locale, 'name', u.first_name)), '[]')
         from users u where u.id in (${buyer}, ${seller}) and u.deleted_at is null) as people
    from orders o join checkouts c on c.id = o.checkout_id where o.id = ${id}`,
  )
  if (!facts) throw new Error(`Order ${id} not found`)
  return facts
}
