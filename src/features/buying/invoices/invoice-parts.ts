import 'server-only'
import { getTranslations } from 'next-intl/server'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { itemNameIn, type InvoiceContent } from '@/domain/orders/documents/invoice'
import type { Locale } from '@/domain/locale'
import { documentWords } from '@/server/texts/pdf/document-words'
import { writeSum, writeSumRule, writeTable } from '@/server/texts/pdf/parts'
import type { PdfSheet } from '@/server/texts/pdf/sheet'

export type InvoiceWords = Awaited<ReturnType<typeof invoiceWords>>

export async function invoiceWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'invoice' })
  const taxes = await getTranslations({ locale, namespace: 'taxes' })
  return { ...(await documentWords(locale)), t, taxes }
}

/** The order in the head, the same on confirmation, invoice and credit note. */
export const orderRows = ({ order, placedAt, poNumber, offer }: InvoiceContent, { t, day }: InvoiceWords) =>
  [
    [t('order'), order],
    [t('orderDate'), day(placedAt)],
    [t('po'), poNumber ?? '–'],
    ...(offer ? [[t('offer'), offer] as const] : []),
  ] as const

/** Items, the same on confirmation, invoice and credit note. */
export function writeLines(sheet: PdfSheet, { lines }: InvoiceContent, words: InvoiceWords, locale: Locale) {
  const { t, money, quantity, credited, sampled } = words
  const columns = [
    { title: t('sku'), width: 76, size: 8.5 },
    { title: t('description') },
    { title: t('quantity'), width: 60, isFigure: true },
    { title: t('unitPrice'), width: 76, isFigure: true },
    { title: t('amount'), width: 84, isFigure: true },
  ]
  const rows = lines.map((line) => [
    line.sku ?? '',
    credited(line, sampled(line, itemNameIn(line, locale))),
    quantity(line),
    money(line.unitPrice),
    money(line.totalPrice),
  ])
  writeTable(sheet, columns, rows)
}

/** Sums with each tax and who collects it. */
export function writeSums(
  sheet: PdfSheet,
  content: InvoiceContent,
  { t, taxes, money, namedMoney, rate }: InvoiceWords,
  locale: Locale,
) {
  const sign = content.credit ? -1 : 1
  const sum = (name: string, cents: number, strong = false) =>
    writeSum(sheet, name, (strong ? namedMoney : money)(sign * cents), strong)
  // A credit note returns what was paid for goods, without what the code had taken off.
  const off = content.credit ? 0 : (content.discounted ?? 0)
  sum(t(content.credit ? 'creditedGoods' : 'subtotal'), content.subtotal + off)
  if (off > 0) sum(t('discount', { code: content.discountCode ?? '' }), -off)
  const service = serviceName(content.shippingService ?? '', locale)
  sum(service ? taxes('shippingBy', { service }) : taxes('shipping'), content.shipping)
  for (const { kind, ratePpm, amount, registration, collector } of content.taxes) {
    const under = [
      collector === 'platform' && content.platform.legalName
        ? t('collectedBy', { platform: content.platform.legalName })
        : '',
      registration ? t('registration', { number: registration }) : '',
      collector === 'importer' && !registration ? t('importer') : '',
    ]
    sum([`${taxes(kind)} ${rate(ratePpm)}`, ...under].filter(Boolean).join('\n'), amount)
  }
  writeSumRule(sheet)
  sum(t(content.credit ? 'creditTotal' : 'total'), content.total, true)
  sheet.y += 14
}
