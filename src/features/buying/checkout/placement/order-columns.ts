import { isSample } from '@/domain/cart/shipping/sample-shipping'
import { SERVICE_LENGTH } from '@/domain/cart/shipping/shipping'
import type { QuoteGroup } from '@/domain/cart/quote/quote-group'
import type { Locale } from '@/domain/locale'
import { customsOf } from '@/domain/orders/shipping/customs-facts'
import { unitOf } from '@/domain/orders/sold-unit'
import { newRowId } from '@/server/orders/rows'
import type { ReadQuote } from '@/server/cart/quote/read-quote'
import type { OrderRecipient } from './place-order'

/** One seller's part of a quote with the id and the number of the order it becomes. */
export type NumberedGroup = QuoteGroup & { id: string; number: string }

export const addressColumns = (to: OrderRecipient) => ({
  shippingAddress_firstName: to.firstName,
  shippingAddress_lastName: to.lastName,
  shippingAddress_company: to.company || null,
  shippingAddress_phone: to.phone || null,
  shippingAddress_country: 'CA' as const,
  shippingAddress_address: to.address,
  shippingAddress_address2: to.address2 || null,
  shippingAddress_city: to.city,
  shippingAddress_province: to.province,
  shippingAddress_postalCode: to.postalCode,
})

export const orderColumns = (group: NumberedGroup, code: ReadQuote['quote']['code']) => ({
  id: group.id,
  number: group.number,
  seller: group.sellerId,
  sellerName: group.sellerName,
  status: 'pending_payment' as const,
  subtotal: group.subtotal,
  discounted: group.discounted,
  discountCode: group.discounted > 0 ? (code?.code ?? null) : null,
  discountPaidBy: group.discounted > 0 ? (code?.paidBy ?? null) : null,
  shipping: group.shipping ?? 0,
  shippingRule: group.shippingRule,
  shippingService: group.service.slice(0, SERVICE_LENGTH) || null,
  arrival_kind: group.arrival?.key ?? null,
  arrival_minDays: group.arrival?.minDays ?? null,
  arrival_maxDays: group.arrival?.maxDays ?? null,
  importer: group.importer,
  importEstimate: group.importEstimate,
  totalAmount: group.total,
  refunded: 0,
  quote: group.isFinal ? ('none' as const) : ('waiting' as const),
})

export const itemRows = ({ id, lines }: NumberedGroup, locale: Locale) =>
  lines.map((line, place) => ({
    _order: place + 1,
    _parentID: id,
    id: newRowId(),
    product: line.productId,
    productName: line.englishName,
    localName: line.productName,
    localNameLanguage: line.lang ?? locale,
    sku: line.sku,
    picture: line.picture,
    ...customsOf(line),
    ...unitOf(line),
    // That of a sample is not known.
    ...(isSample(line) && { weight: null }),
    hsCode: line.hsCode || null,
    shippingCountry: line.shippingCountry,
    shippingFrom: line.shippingFrom,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discounted: line.discounted,
    isSample: isSample(line),
    sampleCredit: line.credit ?? 0,
    totalPrice: line.totalPrice,
  }))
