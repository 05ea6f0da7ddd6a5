import 'server-only'
import { setImmediate as others } from 'node:timers/promises'
import { getTranslations } from 'next-intl/server'
import { addressLines } from '@/domain/people/address/address'
import { dateFormat, formatTag, type Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { koreanPlace } from '@/domain/people/sellers/latin-names'
import { openPdf, type PdfSheet } from '@/server/texts/pdf/sheet'
import type { SellerStatement } from './get-statement'

type Words = Awaited<ReturnType<typeof wordsIn>>

async function wordsIn(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'financials.statement' })
  const tag = formatTag(locale)
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: SETTLEMENT_ZONE })
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    t,
    numbers: await getTranslations({ locale, namespace: 'financials.commissionInvoice' }),
    money: (cents: number) => formatMoney(cents, locale),
    namedMoney: (cents: number) => formatNamedMoney(cents, locale),
    day: (at: string) => day.format(new Date(at)),
    month: (name: string) => month.format(new Date(`${name}-01`)),
  }
}

/** A statement as a PDF in the reader's language, made when it is read from what the ledger says. */
export async function renderStatement(
  statement: SellerStatement,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = await wordsIn(locale)
  const { t, month } = words
  const isKorean = locale === 'ko'
  const company = (isKorean && statement.companyKo) || statement.company
  // One way in one language (rule N22).
  const place = isKorean ? { ...statement.place, ...koreanPlace(statement.place) } : statement.place
  const title = t('title', { month: month(statement.month) })
  const sheet = openPdf({ title, author: company, locale })
  sheet.mark(sheet.left, sheet.y, 36)
  sheet.y += 10
  sheet.y += sheet.write(title, sheet.left, sheet.y, 420, { size: 20, strong: true }) + 4
  writeParties(sheet, { ...statement, place }, words, company)
  writeSums(sheet, statement, words)
  await writeLines(sheet, statement, words)
  return sheet.close((page, pages) => `${title} · ${company} · ${t('page', { page, pages })}\n${t('foot')}`)
}

/** The marketplace that writes it, and the seller with address and numbers. */
function writeParties(sheet: PdfSheet, statement: SellerStatement, { t, numbers }: Words, company: string) {
  const { shop, place, businessRegistration, gstNumber, qstNumber } = statement
  const half = (sheet.right - sheet.left) / 2
  const sides = [
    [shop?.legalName, ...(shop?.address ?? '').split('\n'), shop?.contactEmail],
    [
      company,
      ...addressLines(place),
      businessRegistration && t('business', { number: businessRegistration }),
      gstNumber && numbers('gst', { number: gstNumber }),
      qstNumber && numbers('qst', { number: qstNumber }),
    ],
  ].map((lines) => lines.filter(Boolean).join('\n'))
  const heights = sides.map((text, at) =>
    sheet.write(text, sheet.left + at * half, sheet.y, half - 12, { size: 8.5, muted: true }),
  )
  sheet.y += Math.max(...heights) + 18
}

/** Width of an amount. */
const AMOUNT = 84

function writeSums(
  sheet: PdfSheet,
  { opening, sums, earned, closing }: SellerStatement,
  { t, money, namedMoney }: Words,
) {
  const row = (name: string, cents: number, strong = false) => {
    const high = sheet.write(name, sheet.left, sheet.y, 280, { strong })
    sheet.write((strong ? namedMoney : money)(cents), sheet.left + 284, sheet.y, AMOUNT + 30, {
      align: 'right',
      strong,
    })
    sheet.y += high + 4
  }
  row(t('opening'), opening, true)
  for (const { kind, amount } of sums) row(t(`kinds.${kind}`), amount)
  row(t('earned'), earned)
  sheet.rule(sheet.y, sheet.left, sheet.left + 284 + AMOUNT + 30)
  sheet.y += 5
  row(t('closing'), closing, true)
  sheet.y += 16
}

/** Lines written without a pause. A large seller's month has thousands, and nobody else is served meanwhile. */
const AT_ONCE = 20

/** Column widths. What an entry is, with its reference below, takes the rest: a reference is not broken. */
const COLUMNS = { date: 80, order: 80 }

async function writeLines(sheet: PdfSheet, { opening, lines }: SellerStatement, { t, money, day }: Words) {
  const entry = sheet.right - sheet.left - COLUMNS.date - COLUMNS.order - 2 * AMOUNT - 8
  const widths = [COLUMNS.date, entry, COLUMNS.order]
  const row = (cells: readonly string[], figures: readonly string[], muted = false) => {
    const style = { size: muted ? 8 : 8.5, muted }
    let x = sheet.left
    const high = widths.map((width, at) => {
      const height = sheet.write(cells[at] ?? '', x, sheet.y, width - 8, style)
      x += width
      return height
    })
    for (const figure of figures) {
      high.push(sheet.write(figure, x + 4, sheet.y, AMOUNT, { ...style, align: 'right' }))
      x += AMOUNT
    }
    sheet.y += Math.max(...high) + 4
    sheet.rule(sheet.y - 1)
    sheet.y += 3
  }
  const head = () => row([t('date'), t('entry'), t('order')], [t('amount'), t('balance')], true)
  head()
  row(['', t('opening'), ''], ['', money(opening)])
  for (const [at, line] of lines.entries()) {
    if (at % AT_ONCE === 0) await others()
    const text = [t(`kinds.${line.kind}`), line.note].filter(Boolean).join('\n')
    if (sheet.need(Math.max(14, sheet.height(text, entry - 8, { size: 8.5 })) + 12)) head()
    row([day(line.at), text, line.order ?? ''], [money(line.amount), money(line.balance)])
  }
}
