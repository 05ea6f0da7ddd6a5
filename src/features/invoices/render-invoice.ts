import 'server-only'
import { getTranslations } from 'next-intl/server'
import { itemNameIn, type InvoiceContent } from '@/domain/orders/invoice'
import type { Locale } from '@/domain/locale'
import { documentWords } from '@/server/pdf/document-words'
import { writeBlocks, writeHead, writeNote, writeSum, writeSumRule, writeTable } from '@/server/pdf/parts'
import { openSheet, type Sheet } from '@/server/pdf/sheet'

export type IssuedInvoice = {
  number: string
  kind: 'invoice' | 'credit_note'
  issuedAt: string
  content: InvoiceContent
}

type Words = Awaited<ReturnType<typeof wordsIn>>

async function wordsIn(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'invoice' })
  const taxes = await getTranslations({ locale, namespace: 'taxes' })
  return { ...(await documentWords(locale)), t, taxes }
}

/** An invoice or credit note as a PDF in the reader's language, from the content frozen when it was issued. */
export async function renderInvoice(issued: IssuedInvoice, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const words = await wordsIn(locale)
  const { t } = words
  const { content, kind, number } = issued
  const title = t(kind === 'invoice' ? 'title' : 'creditTitle')
  const sheet = openSheet({ title: `${title} ${number}`, author: content.supplier.company, locale })
  renderHead(sheet, issued, title, words)
  renderParties(sheet, content, words)
  renderLines(sheet, content, words, locale)
  renderSums(sheet, content, words)
  renderTerms(sheet, issued, words)
  const { legalName, address, email } = content.platform
  const through = t('through', {
    platform: [legalName, address?.replace(/\s+/g, ' '), email].filter(Boolean).join(', '),
  })
  return sheet.close((page, pages) => `${title} ${number} · ${t('page', { page, pages })}\n${through}`)
}

function renderHead(
  sheet: Sheet,
  { number, issuedAt, content }: IssuedInvoice,
  title: string,
  { t, day }: Words,
) {
  writeHead(sheet, title, [
    [t('number'), number],
    [t('date'), day(issuedAt)],
    ...(content.credit ? [[t('corrects'), content.credit.invoice] as const] : []),
    [t('order'), content.order],
    [t('orderDate'), day(content.placedAt)],
    [t('po'), content.poNumber ?? '–'],
  ])
}

function renderParties(sheet: Sheet, { supplier, buyer, delivery }: InvoiceContent, words: Words) {
  const { t, party } = words
  writeBlocks(sheet, [
    [t('supplier'), words.supplier(supplier)],
    [t('buyer'), party(buyer)],
    [t('delivery'), party(delivery)],
  ])
}

function renderLines(sheet: Sheet, { lines }: InvoiceContent, words: Words, locale: Locale) {
  const { t, money, units } = words
  const columns = [
    { title: t('sku'), width: 76, size: 8.5 },
    { title: t('description') },
    { title: t('quantity'), width: 60, isFigure: true },
    { title: t('unitPrice'), width: 76, isFigure: true },
    { title: t('amount'), width: 84, isFigure: true },
  ]
  const rows = lines.map((line) => [
    line.sku ?? '',
    itemNameIn(line, locale),
    units(line.quantity),
    money(line.unitPrice),
    money(line.totalPrice),
  ])
  writeTable(sheet, columns, rows)
}

function renderSums(sheet: Sheet, content: InvoiceContent, { t, taxes, money, rate }: Words) {
  const sign = content.credit ? -1 : 1
  const sum = (name: string, cents: number, strong = false) =>
    writeSum(sheet, name, `${money(sign * cents)}${strong ? ' CAD' : ''}`, strong)
  sum(t(content.credit ? 'creditedGoods' : 'subtotal'), content.subtotal)
  const { shippingService: service } = content
  sum(service ? taxes('shippingBy', { service }) : taxes('shipping'), content.shipping)
  for (const { kind, ratePpm, amount, registration, collector } of content.taxes) {
    const under = registration
      ? t('registration', { number: registration })
      : collector === 'importer'
        ? t('importer')
        : ''
    sum([`${taxes(kind)} ${rate(ratePpm)}`, under].filter(Boolean).join('\n'), amount)
  }
  writeSumRule(sheet)
  sum(t(content.credit ? 'creditTotal' : 'total'), content.total, true)
  sheet.y += 14
}

function renderTerms(sheet: Sheet, { content, issuedAt }: IssuedInvoice, { t, day, money }: Words) {
  const { payment, credit, importer, importEstimate } = content
  const paid = { date: day(payment.paidAt ?? issuedAt), reference: payment.reference }
  const paragraphs = [
    credit
      ? t('creditTerms', { invoice: credit.invoice })
      : t(payment.provider === 'transfer' ? 'paidByTransfer' : 'paidByCard', paid),
    ...(credit?.reason ? [t('reason', { reason: credit.reason })] : []),
    ...(importer === 'buyer' ? [t('buyerImports')] : []),
    ...(importer === 'buyer' && importEstimate !== null
      ? [t('importEstimate', { amount: money(importEstimate) })]
      : []),
  ]
  writeNote(sheet, t('terms'), paragraphs.join('\n'))
}
