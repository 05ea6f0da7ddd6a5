import 'server-only'
import { getTranslations } from 'next-intl/server'
import { addressLines } from '@/domain/address/address'
import type { InvoiceContent, InvoiceParty } from '@/domain/orders/invoice'
import { lineName } from '@/domain/orders/line-name'
import { formatTag, type Locale } from '@/domain/locale'
import { formatMoney, PPM } from '@/domain/money'
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
  const date = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'America/Toronto' })
  const number = new Intl.NumberFormat(formatTag(locale))
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 3 })
  return {
    t,
    taxes,
    money: (cents: number) => formatMoney(cents, locale),
    day: (at: string) => date.format(new Date(at)),
    count: (n: number) => number.format(n),
    rate: (ppm: number) => percent.format(ppm / PPM),
  }
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
  sheet.mark(sheet.left, sheet.y, 36)
  const top = sheet.y + 10
  const height = sheet.write(title, sheet.left, top, 260, { size: 22, strong: true })
  const facts = [
    [t('number'), number],
    [t('date'), day(issuedAt)],
    ...(content.credit ? [[t('corrects'), content.credit.invoice]] : []),
    [t('order'), content.order],
    [t('orderDate'), day(content.placedAt)],
    [t('po'), content.poNumber ?? '–'],
  ]
  const at = sheet.right - 250
  let y = top + 4
  for (const [name = '', value = ''] of facts) {
    const high = sheet.write(name, at, y, 115, { muted: true })
    y += Math.max(high, sheet.write(value, at + 120, y, 130, { strong: name === t('number') })) + 1
  }
  sheet.y = Math.max(top + height, y) + 18
}

function renderParties(sheet: Sheet, content: InvoiceContent, { t }: Words) {
  const { supplier, buyer, delivery } = content
  const width = (sheet.right - sheet.left - 32) / 3
  const country = (code: string | null) => t(`countries.${code === 'KR' ? 'KR' : 'CA'}`)
  const party = ({ name, company, phone, email, ...place }: InvoiceParty) =>
    [company, name, ...addressLines(place), country(place.country), phone, email].filter(Boolean).join('\n')
  const blocks = [
    [
      t('supplier'),
      [
        supplier.company,
        supplier.companyKo === supplier.company ? null : supplier.companyKo,
        ...addressLines(supplier),
        country(supplier.country),
        supplier.businessRegistration ? t('business', { number: supplier.businessRegistration }) : null,
      ]
        .filter(Boolean)
        .join('\n'),
    ],
    [t('buyer'), party(buyer)],
    [t('delivery'), party(delivery)],
  ]
  const heights = blocks.map(([name = '', text = ''], at) => {
    const x = sheet.left + at * (width + 16)
    sheet.write(name, x, sheet.y, width, { size: 8, muted: true })
    return sheet.write(text, x, sheet.y + 14, width) + 14
  })
  sheet.y += Math.max(...heights) + 22
}

/** Column widths; the description takes the rest. */
const COLUMNS = { sku: 84, quantity: 52, unitPrice: 84, amount: 92 }

function renderLines(sheet: Sheet, { lines }: InvoiceContent, words: Words, locale: Locale) {
  const { t, money, count } = words
  const wide =
    sheet.right - sheet.left - COLUMNS.sku - COLUMNS.quantity - COLUMNS.unitPrice - COLUMNS.amount - 8
  const row = (cells: readonly string[], muted = false) => {
    const [sku = '', description = '', ...figures] = cells
    const style = muted ? { size: 8, muted } : {}
    const high = [sheet.write(sku, sheet.left, sheet.y, COLUMNS.sku - 8, { ...style, size: muted ? 8 : 8.5 })]
    high.push(sheet.write(description, sheet.left + COLUMNS.sku, sheet.y, wide, style))
    let x = sheet.left + COLUMNS.sku + wide + 8
    for (const [at, width] of [COLUMNS.quantity, COLUMNS.unitPrice, COLUMNS.amount].entries()) {
      high.push(sheet.write(figures[at] ?? '', x, sheet.y, width, { ...style, align: 'right' }))
      x += width
    }
    sheet.y += Math.max(...high) + 5
    sheet.rule(sheet.y - 1)
    sheet.y += 4
  }
  const head = () => row([t('sku'), t('description'), t('quantity'), t('unitPrice'), t('amount')], true)
  head()
  for (const line of lines) {
    const name = descriptionFor(line, locale)
    const high = Math.max(sheet.height(name, wide), sheet.height(line.sku ?? '', COLUMNS.sku - 8)) + 9
    if (sheet.need(high)) head()
    row([line.sku ?? '', name, count(line.quantity), money(line.unitPrice), money(line.totalPrice)])
  }
  sheet.y += 6
}

function descriptionFor(line: InvoiceContent['lines'][number], locale: Locale) {
  const { description: productName, localDescription = null, localLanguage = null } = line
  return lineName({ productName, localName: localDescription, localNameLanguage: localLanguage }, locale).text
}

function renderSums(sheet: Sheet, content: InvoiceContent, { t, taxes, money, rate }: Words) {
  const sign = content.credit ? -1 : 1
  const width = 330
  const at = sheet.right - width
  const sum = (name: string, cents: number, strong = false) => {
    sheet.need(30)
    const high = sheet.write(name, at, sheet.y, width - COLUMNS.amount - 8, { muted: !strong, strong })
    sheet.write(
      `${money(sign * cents)}${strong ? ' CAD' : ''}`,
      sheet.right - COLUMNS.amount - 30,
      sheet.y,
      COLUMNS.amount + 30,
      {
        align: 'right',
        strong,
      },
    )
    sheet.y += high + 3
  }
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
  sheet.rule(sheet.y + 1, at)
  sheet.y += 7
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
  const text = paragraphs.join('\n')
  const width = sheet.right - sheet.left
  sheet.need(sheet.height(text, width) + 16)
  sheet.write(t('terms'), sheet.left, sheet.y, width, { size: 8, muted: true })
  sheet.y += 14 + sheet.write(text, sheet.left, sheet.y + 14, width)
}
