import { carrierName, isCarrier, trackingUrl } from '@/domain/orders/shipping/carrier'
import { storedFreight } from '@/domain/orders/shipping/freight'
import { forwarderText } from '@/server/texts/freight-text'
import { lineNameText } from '@/domain/orders/line-name'
import { unitWords } from '@/domain/orders/unit-words'
import { colon } from '@/domain/locale'
import type { EmailName, OrderEmail } from '@/domain/talk/emails/email'
import { kindOf, type OrderNotification } from '@/domain/talk/notifications/notification'
import type { Side } from '@/domain/talk/thread'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { transferTexts } from '@/domain/payments/transfer'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { promisedArrival } from '@/server/texts/arrival-text'
import type { Recipient } from '@/server/talk/notify'
import { readShopTerms } from '@/server/cart/quote/read-terms'
import type { Transaction } from '@/server/db/transaction'
import { hasConfirmation } from '@/domain/orders/documents/contract'
import { sellerIdentityText } from '@/server/people/sellers/seller-identity'
import { getTranslations } from '@/server/texts/translations'
import type { ParcelLine } from '@/domain/orders/shipping/parcels'
import { readFacts, type OrderFacts as Facts } from './order-facts'
import type { OrderRow } from '@/server/orders/lock-rows'
import type { SentParcel } from '@/server/orders/shipping/send-parcel'

export type NotifiedOrder = Pick<OrderRow, 'id' | 'number' | 'buyer' | 'seller'>

/** How an order is paid and sent changes some of its emails. */
function variantOf(template: EmailName, { provider, quote, approval, isOwed }: Facts): EmailName {
  if (template === 'orderRestCancelled' && isOwed) return 'orderRestCredited'
  if (template === 'orderPlaced' && quote === 'waiting') return 'orderPlacedQuote'
  if (approval === 'waiting' && template === 'orderPlaced') return 'orderPlacedUnapproved'
  if (approval === 'waiting' && template === 'orderQuoteGiven') return 'orderQuoteGivenUnapproved'
  const hasTransfer = template === 'orderPlaced' || template === 'orderQuoteGiven'
  return hasTransfer && provider === 'transfer' ? `${template}Transfer` : template
}

/** `parcel`: the waybill it is about, where several go; `lines`: what of the order, where not all. */
export type More = {
  amount?: number
  reason?: string | null
  about?: string
  parcel?: SentParcel
  lines?: readonly ParcelLine[]
}

/** Writes the email of each side. The order is read once, when the first is asked for. */
export function orderEmails(tx: Transaction, order: NotifiedOrder, kind: OrderNotification, more: More) {
  let read: Promise<Facts> | undefined
  const writeFor = (side: Side) => async (to: Recipient) => {
    const template = kindOf(kind).sides[side]?.email
    if (!template) return null
    const facts = await (read ??= readFacts(tx, order.id))
    const params = await wordsFor(tx, order, facts, to, { ...more, kind, side })
    const isLast = template === 'orderShipped' && more.parcel !== undefined
    return { template: isLast ? 'orderLastShipped' : variantOf(template, facts), params }
  }
  return { buyer: writeFor('buyer'), seller: writeFor('seller') }
}

const NAMES_ARRIVAL: readonly OrderNotification[] = [
  'order.placed',
  'order.quoteGiven',
  'order.confirmed',
  'order.onTerms',
  'order.processing',
  'order.shipped',
  'order.partShipped',
  'order.late',
  'order.newEstimate',
]
/** The contract's other side is named in full where an order is placed, priced or paid (rule D21). */
const namesSeller = (kind: OrderNotification) =>
  kind === 'order.placed' ||
  kind === 'order.quoteGiven' ||
  kind === 'order.confirmed' ||
  kind === 'order.onTerms'
const namesArrival = (kind: OrderNotification) => NAMES_ARRIVAL.includes(kind)

async function wordsFor(
  tx: Transaction,
  { id, number }: NotifiedOrder,
  facts: Facts,
  { locale, name }: Recipient,
  {
    amount,
    reason,
    kind,
    side,
    parcel: sent,
    lines = sent?.lines,
  }: More & { kind: OrderNotification; side: Side },
): Promise<OrderEmail> {
  const priced = (name: string, cents: number) => name + colon(locale) + formatMoney(cents, locale)
  const named = (cents: number) => formatNamedMoney(cents, locale)
  const isContract = side === 'buyer' && namesSeller(kind)
  const confirms = isContract && hasConfirmation(facts.quote)
  const { provider, reference, expiresAt } = facts
  const { carrier, trackingNumber } = sent ?? facts
  const freight = storedFreight((sent ?? facts).freight)
  const parcel = isCarrier(carrier) ? carrierName(carrier, locale) : ''
  const carriedBy = freight ? forwarderText(freight, locale) : parcel
  const tracking = isCarrier(carrier) && trackingNumber ? trackingUrl(carrier, trackingNumber) : ''
  // On terms the day of payment, noon of which is that day in Toronto too.
  const until = facts.dueOn ? `${facts.dueOn}T17:00:00.000Z` : expiresAt
  const transfer = transferTexts({ amount: facts.due, reference, until }, locale)
  const instructions = provider === 'transfer' ? (await readShopTerms(tx, locale)).transferInstructions : null
  // The shipping service is named if there was a choice, with its cost once known.
  const by = facts.service
    ? getTranslations({ locale, namespace: 'taxes' })('shippingBy', {
        service: serviceName(facts.service, locale),
      })
    : null
  const off = facts.discountCode
    ? [
        priced(
          getTranslations({ locale, namespace: 'order' })('discount', { code: facts.discountCode }),
          -facts.discounted,
        ),
      ]
    : []
  const units = unitWords(getTranslations({ locale, namespace: 'product' }), locale)
  const samples = getTranslations({ locale, namespace: 'samples' })
  const itemText = ({ isSample, sampleCredit }: (typeof facts.items)[number], text: string) => {
    if (isSample) return samples('named', { name: text })
    return sampleCredit > 0
      ? `${text} (${samples('credit', { price: formatMoney(sampleCredit, locale) })})`
      : text
  }
  const shipping = by ? [facts.quote === 'waiting' ? by : priced(by, facts.shipping)] : []
  const line = (item: Facts['items'][number], quantity: number) =>
    `${units.named(item, quantity)} × ${lineNameText({ ...item, nameNow: item.namesNow?.[locale] }, locale)}`
  return {
    ...(name ? { name } : {}),
    number,
    path: `/order/${id}`,
    secondPath: confirms ? `/api/order-document/${id}/confirmation?locale=${locale}` : '',
    seller: (locale === 'ko' && facts.sellerKo) || facts.seller,
    buyer: facts.buyer,
    items: lines
      ? lines
          .flatMap(({ item: id, quantity }) => {
            const item = facts.items.find((each) => each.line === id)
            return item ? [itemText({ ...item, sampleCredit: 0 }, line(item, quantity))] : []
          })
          .join('\n')
      : [
          ...facts.items.map((item) => priced(itemText(item, line(item, item.quantity)), item.total)),
          ...off,
          ...shipping,
        ].join('\n'),
    identity: isContract ? sellerIdentityText(facts.identity, locale) : '',
    arrival: (namesArrival(kind) && promisedArrival(facts, locale, new Date(), side)) || '',
    total: named(facts.total),
    due: transfer.amount,
    until: transfer.until,
    amount: named(amount ?? 0),
    reason: reason ?? facts.answered ?? facts.asked ?? '',
    carrier: carriedBy,
    trackingNumber: trackingNumber ?? '',
    tracking,
    reference: transfer.reference,
    instructions: instructions ?? '',
  }
}
