import 'server-only'
import { getTranslations } from 'next-intl/server'
import { carrierName, isCarrier } from '@/domain/orders/shipping/carrier'
import type { TradeDocument } from '@/domain/orders/documents/order-documents'
import type { Locale } from '@/domain/locale'
import { documentWords } from '@/server/texts/pdf/document-words'
import { writeBlocks, writeHead } from '@/server/texts/pdf/parts'
import { openPdf, type PdfSheet } from '@/server/texts/pdf/sheet'
import { forwarderText, loadText } from '@/server/texts/freight-text'
import type { TradeContent } from './get-trade-content'

/** Printed where an order remembers nothing (rule M40). */
export const UNKNOWN_FACT = '–'

export type TradeWords = Awaited<ReturnType<typeof tradeWords>>

export async function tradeWords(locale: Locale) {
  const common = await documentWords(locale)
  const t = await getTranslations({ locale, namespace: 'invoice' })
  const own = await getTranslations({ locale, namespace: 'orderDocuments' })
  const orUnknown = (value: number | null) => (value === null ? UNKNOWN_FACT : common.count(value))
  return {
    ...common,
    t,
    own,
    orUnknown,
    weight: (grams: number | null) =>
      grams === null ? UNKNOWN_FACT : own('kilograms', { weight: common.count(grams / 1000) }),
  }
}

/** Opens the sheet with title, facts and parties, which both documents share. */
export function openTradeSheet(
  content: TradeContent,
  kind: TradeDocument,
  { locale, words }: { locale: Locale; words: TradeWords },
): PdfSheet {
  const { number, supplier } = content
  const title = `${words.own(`${kind}.title`)} ${number}`
  const sheet = openPdf({ title, author: supplier.company, locale })
  writeTradeHead(sheet, content, kind, { locale, words })
  return sheet
}

/** Title, facts and parties, at the top of the sheet or of a new page. */
export function writeTradeHead(
  sheet: PdfSheet,
  content: TradeContent,
  kind: TradeDocument,
  { locale, words }: { locale: Locale; words: TradeWords },
) {
  const { t, own, day } = words
  const { number, carrier, freight, shippedAt, delivery, supplier, buyer } = content
  const title = own(`${kind}.title`)
  const parcel = isCarrier(carrier) ? carrierName(carrier, locale) : null
  const carriedBy = freight ? forwarderText(freight, locale) : parcel
  writeHead(sheet, title, [
    [t('order'), number],
    ...(content.parcel === null ? [] : ([[own('parcel'), String(content.parcel)]] as const)),
    [t('orderDate'), day(content.placedAt)],
    [own('invoice'), content.invoiceNumber ?? UNKNOWN_FACT],
    [t('po'), content.poNumber ?? UNKNOWN_FACT],
    [own('shippedOn'), shippedAt ? day(shippedAt) : UNKNOWN_FACT],
    [own('carrier'), carriedBy ?? UNKNOWN_FACT],
    [own(freight ? 'bill' : 'trackingNumber'), content.trackingNumber ?? UNKNOWN_FACT],
    ...(freight?.container ? ([[own('container'), freight.container]] as const) : []),
    ...(freight ? ([[own('handed'), loadText(freight, locale)]] as const) : []),
  ])
  writeBlocks(sheet, [
    [
      own(content.crossesBorder ? 'exporter' : 'shipper'),
      'address' in supplier ? words.exporter(supplier) : [supplier.company, UNKNOWN_FACT],
    ],
    [t('buyer'), buyer ? words.party(buyer) : [content.buyerEmail, UNKNOWN_FACT]],
    [t('delivery'), words.party(delivery)],
  ])
}

/** Closes it with its name and page on each page. */
export const closeTradeSheet = (
  sheet: PdfSheet,
  { number }: TradeContent,
  kind: TradeDocument,
  { t, own }: TradeWords,
) => sheet.close((page, pages) => `${own(`${kind}.title`)} ${number} · ${t('page', { page, pages })}`)
