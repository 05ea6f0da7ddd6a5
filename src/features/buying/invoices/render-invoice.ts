import 'server-only'
import type { InvoiceContent } from '@/domain/orders/documents/invoice'
import type { Locale } from '@/domain/locale'
import { writeBlocks, writeHead, writeNote } from '@/server/texts/pdf/parts'
import { openPdf, type PdfSheet } from '@/server/texts/pdf/sheet'
import { invoiceWords, orderRows, writeLines, writeSums, type InvoiceWords as Words } from './invoice-parts'

export type IssuedInvoice = {
  number: string
  kind: 'invoice' | 'credit_note'
  issuedAt: string
  content: InvoiceContent
}

/** An invoice or credit note as a PDF in the reader's language, from the content frozen when it was issued. */
export async function renderInvoice(issued: IssuedInvoice, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const words = await invoiceWords(locale)
  const { t } = words
  const { content, kind, number } = issued
  const title = t(kind === 'invoice' ? 'title' : 'creditTitle')
  const sheet = openPdf({ title: `${title} ${number}`, author: content.supplier.company, locale })
  renderHead(sheet, issued, title, words)
  renderParties(sheet, content, words)
  writeLines(sheet, content, words, locale)
  writeSums(sheet, content, words, locale)
  renderTerms(sheet, issued, words)
  const { legalName, address, email } = content.platform
  const through = t('through', {
    platform: [legalName, address?.replace(/\s+/g, ' '), email].filter(Boolean).join(', '),
  })
  return sheet.close((page, pages) => `${title} ${number} · ${t('page', { page, pages })}\n${through}`)
}

function renderHead(
  sheet: PdfSheet,
  { number, issuedAt, content }: IssuedInvoice,
  title: string,
  words: Words,
) {
  const { t, day } = words
  writeHead(sheet, title, [
    [t('number'), number],
    [t('date'), day(issuedAt)],
    ...(content.credit ? [[t('corrects'), content.credit.invoice] as const] : []),
    ...orderRows(content, words),
  ])
}

function renderParties(sheet: PdfSheet, { supplier, buyer, delivery }: InvoiceContent, words: Words) {
  const { t, party } = words
  writeBlocks(sheet, [
    [t('supplier'), words.supplier(supplier)],
    [t('buyer'), party(buyer)],
    [t('delivery'), party(delivery)],
  ])
}

function renderTerms(sheet: PdfSheet, { content, issuedAt }: IssuedInvoice, { t, day, money }: Words) {
  const { payment, credit, importer, importEstimate } = content
  const paid = { date: day(payment.paidAt ?? issuedAt), reference: payment.reference }
  const paragraphs = [
    credit
      ? t(credit.isOwed ? 'creditOwed' : 'creditTerms', { invoice: credit.invoice })
      : payment.terms
        ? t('onTerms', {
            days: payment.terms.netDays,
            date: day(`${payment.terms.dueOn}T17:00:00.000Z`),
            reference: payment.reference,
            platform: content.platform.legalName,
          })
        : t(payment.provider === 'transfer' ? 'paidByTransfer' : 'paidByCard', paid),
    ...(credit?.reason ? [t('reason', { reason: credit.reason })] : []),
    ...(importer === 'buyer' ? [t('buyerImports')] : []),
    ...(importer === 'buyer' && importEstimate !== null
      ? [t('importEstimate', { amount: money(importEstimate) })]
      : []),
  ]
  writeNote(sheet, t('terms'), paragraphs.join('\n'))
}
