import 'server-only'
import { getTranslations } from 'next-intl/server'
import { formatTag, type Locale } from '@/domain/locale'
import { addAll } from '@/domain/money'
import type { CommissionLine } from '@/domain/payments/payouts/commission-invoice'
import { documentWords } from '@/server/texts/pdf/document-words'
import {
  writeBlocks,
  writeHead,
  writeNote,
  writeSum,
  writeSumRule,
  writeTable,
} from '@/server/texts/pdf/parts'
import { openPdf, type PdfSheet } from '@/server/texts/pdf/sheet'
import type { CommissionInvoice } from './get-commission-invoice'

type Words = Awaited<ReturnType<typeof wordsIn>>
type Numbers = { gstNumber: string | null; qstNumber: string | null }

async function wordsIn(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'financials.commissionInvoice' })
  const invoice = await getTranslations({ locale, namespace: 'invoice' })
  const taxes = await getTranslations({ locale, namespace: 'taxes' })
  const month = new Intl.DateTimeFormat(formatTag(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    ...(await documentWords(locale)),
    t,
    invoice,
    taxes,
    month: (name: string) => month.format(new Date(`${name}-01`)),
    numbers: ({ gstNumber, qstNumber }: Numbers) => [
      gstNumber ? t('gst', { number: gstNumber }) : null,
      qstNumber ? t('qst', { number: qstNumber }) : null,
    ],
  }
}

/** A commission invoice or credit note as a PDF in the reader's language, from the content frozen when it was issued (rule D23). */
export async function renderCommissionInvoice(
  document: CommissionInvoice,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = await wordsIn(locale)
  const { t, invoice, month, day, numbers } = words
  const { number, kind, issuedAt, content } = document
  const { issuer, seller } = content
  const title = t(kind === 'invoice' ? 'title' : 'creditTitle')
  const sheet = openPdf({ title: `${title} ${number}`, author: issuer.legalName, locale })
  writeHead(sheet, title, [
    [invoice('number'), number],
    [invoice('date'), day(issuedAt)],
    ...(content.corrects ? [[invoice('corrects'), content.corrects] as const] : []),
    [t('month'), month(content.month)],
  ])
  writeBlocks(sheet, [
    [t('issuer'), [issuer.legalName, issuer.address, issuer.email, issuer.phone, ...numbers(issuer)]],
    [t('seller'), [...words.supplier(seller), ...numbers(seller)]],
  ])
  writeLines(sheet, content.lines, words)
  writeSums(sheet, document, words)
  writeTerms(sheet, document, words)
  return sheet.close(
    (page, pages) => `${title} ${number} · ${invoice('page', { page, pages })}\n${issuer.legalName}`,
  )
}

function writeLines(sheet: PdfSheet, lines: readonly CommissionLine[], { t, invoice, ...words }: Words) {
  const columns = [
    { title: t('service') },
    { title: t('orders'), width: 80, isFigure: true },
    { title: invoice('amount'), width: 100, isFigure: true },
  ]
  const nameOf = ({ ratePpm, amount }: CommissionLine) => {
    const kind = amount < 0 ? 'returned' : 'charged'
    return ratePpm === null ? t(`${kind}Plain`) : t(kind, { rate: words.rate(ratePpm) })
  }
  const rows = lines.map((line) => [nameOf(line), words.count(line.orders), words.money(line.amount)])
  writeTable(sheet, columns, rows)
}

function writeSums(sheet: PdfSheet, { kind, content }: CommissionInvoice, words: Words) {
  const { t, invoice, taxes, money, namedMoney, rate } = words
  writeSum(sheet, t('subtotal'), money(content.subtotal))
  for (const tax of content.taxes) {
    const under = tax.registration ? `\n${invoice('registration', { number: tax.registration })}` : ''
    writeSum(sheet, `${taxes(tax.kind)} ${rate(tax.ratePpm)}${under}`, money(tax.amount))
  }
  if (content.taxes.length === 0) writeSum(sheet, t('taxes'), money(0))
  writeSumRule(sheet)
  writeSum(sheet, invoice(kind === 'invoice' ? 'total' : 'creditTotal'), namedMoney(content.total), true)
  sheet.y += 14
}

function writeTerms(sheet: PdfSheet, { kind, issuedAt, content }: CommissionInvoice, words: Words) {
  const { t, invoice, day, month } = words
  const { taxation, taxes } = content
  const hasTax = addAll(taxes.map(({ amount }) => amount)) !== 0
  const settled = kind === 'invoice' ? 'settled' : 'credited'
  const paragraphs = [
    ...(taxation === 'taxed' ? [] : [t(taxation)]),
    hasTax ? t(settled, { date: day(issuedAt) }) : t(`${settled}Plain`),
    t('statement', { month: month(content.month) }),
  ]
  writeNote(sheet, invoice('terms'), paragraphs.join('\n'))
}
