import 'server-only'
import { getTranslations } from 'next-intl/server'
import { dayIn } from '@/domain/values/calendar'
import { csvLine } from '@/domain/values/csv'
import type { Locale } from '@/domain/locale'
import { decimal } from '@/domain/money'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import type { SellerStatement } from './get-statement'

/** A statement as CSV: every entry with the balance after it, so that it adds up in a spreadsheet. */
export async function statementCsv(statement: SellerStatement, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'financials.statement' })
  const { month, opening, lines, closing } = statement
  const head = [t('torontoDate'), t('entry'), t('order'), t('note'), t('amount'), t('balance'), t('currency')]
  const rows = lines.map(({ at, kind, order, note, amount, balance }) => [
    dayIn(SETTLEMENT_ZONE, new Date(at)),
    t(`kinds.${kind}`),
    order,
    note,
    decimal(amount),
    decimal(balance),
    'CAD',
  ])
  const frame = (name: string, cents: number) => [month, name, null, null, null, decimal(cents), 'CAD']
  const all = [head, frame(t('opening'), opening), ...rows, frame(t('closing'), closing)]
  // The byte order mark makes spreadsheets read it as UTF-8.
  return `\ufeff${all.map(csvLine).join('')}`
}
