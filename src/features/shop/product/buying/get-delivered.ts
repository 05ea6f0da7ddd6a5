import 'server-only'
import type { TypedUser } from 'payload'
import { shipsFromCanada } from '@/domain/people/address/shipping-place'
import type { QuoteGroup, QuoteSeller } from '@/domain/cart/quote/quote-group'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { boxesFor, rulesTo, serviceOf } from '@/domain/cart/shipping/shipping'
import { isId } from '@/domain/values/id'
import { colon, type Locale } from '@/domain/locale'
import { formatMoney, halfUp } from '@/domain/money'
import { fail, failAll, ok, type Result } from '@/domain/result'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import { database } from '@/server/db/transaction'
import { placeOfAddress, readDefaultPlace, type QuotePlace } from '@/server/cart/quote/read-place'
import { readProductQuote, type ProductQuote } from '@/server/cart/quote/read-quote'
import { importText, taxTexts } from '@/server/cart/quote/tax-texts'
import { getTranslations } from '@/server/texts/translations'
import type { DeliveredView } from './delivered-view'

type DeliveryQuery = {
  /** Null for a visitor, and for what is asked of no one's terms. */
  user: TypedUser | null
  product: string
  /** As typed; empty for the address of the member. */
  place: string
  quantity: number
  locale: Locale
}

/**
 * What a quantity of a product costs at a place: checkout's own calculation of that one line (rule M51). Null where there is no
 * place to go by: a member without an address.
 */
export async function getDelivered(asked: DeliveryQuery): Promise<Result<DeliveredView | null>> {
  const { user, product, place: typed, quantity, locale } = asked
  if (!isId(product)) return fail('cart.notOnSale', 'product')
  const known = user && typed === '' ? ok(await readDefaultPlace(user)) : placeOfAddress(typed)
  if (!known.ok || known.value === null) return known as Result<null>
  const place = known.value
  const buyer = user && String(user.id)
  const read = await readProductQuote(await database(), {
    buyer,
    product,
    quantity,
    locale,
    province: place.province,
  })
  if (!read.ok) return read
  // Of the stock; that nobody ships there is part of the answer.
  const stock = read.value.quote.groups.flatMap(({ lines }) => lines.flatMap(({ issues }) => issues))
  return stock.length > 0 ? failAll(stock) : ok(viewOf(read.value, place, locale))
}

function viewOf({ quote, facts }: ProductQuote, place: QuotePlace, locale: Locale): DeliveredView {
  const [group] = quote.groups
  const [seller] = facts.sellers
  const [line] = group?.lines ?? []
  if (!group || !seller || !line) throw new Error('A quote of one product has one group with one line')
  const t = getTranslations({ locale, namespace: 'product.delivered' })
  const isReached = group.issues.length === 0
  const total = formatMoney(quote.total, locale)
  const imported = importText(quote, locale)
  const taxes = taxTexts(quote, locale).map(({ name, amount }) => name + colon(locale) + amount)
  const duty = shipsFromCanada(line) ? [] : [t('dutyIncluded')]
  return {
    place: place.name,
    arrival: group.arrival ? arrivalFromNow(group.arrival, locale) : '',
    shipping: isReached ? shippingText(group, seller, place, locale) : t('notThere'),
    taxes: isReached ? (imported ?? [...taxes, ...duty].join(' · ')) : '',
    total: isReached ? t(quote.isFinal ? 'total' : 'totalSoFar', { total }) : null,
    each: quote.isFinal ? formatMoney(halfUp(quote.total, line.quantity), locale) : null,
    isAsked: !quote.isFinal,
  }
}

/** 'Shipping: $36.00 · By the box: 3 boxes · free from $500.00', in the words of checkout and of the seller's page. */
function shippingText(
  group: QuoteGroup,
  seller: QuoteSeller,
  { province }: QuotePlace,
  locale: Locale,
): string {
  const t = getTranslations({ locale, namespace: 'checkout.page' })
  const { shipping, shippingRule: kind, subtotal, lines } = group
  if (shipping === null || kind === null) return t('shippingBy.quoted')
  const named = getTranslations({ locale, namespace: 'taxes' })
  const service = serviceName(group.service, locale)
  const name = service ? named('shippingBy', { service }) : named('shipping')
  const price = shipping === 0 ? t('free') : formatMoney(shipping, locale)
  const rule = rulesTo(seller.shippingRules, province).find((each) => serviceOf(each) === group.service)
  const freeOver = rule?.freeOver ?? null
  const isEverFree = freeOver !== null && rule?.amount !== 0
  const from = getTranslations({ locale, namespace: 'supplier' })
  return [
    name + colon(locale) + price,
    ...(shipping > 0 || isEverFree ? [t(`shippingBy.${kind}`, { count: boxesFor(lines) })] : []),
    ...(freeOver !== null && isEverFree && subtotal < freeOver
      ? [from('freeFrom', { amount: formatMoney(freeOver, locale) })]
      : []),
  ].join(' · ')
}
