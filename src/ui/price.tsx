import { useLocale } from 'next-intl'
import { formatMoney } from '@/domain/money'

/** Cents as an amount in the reader's language. Use `.figures` or a table for tabular digits. */
export function Price({ cents }: { cents: number }) {
  return formatMoney(cents, useLocale())
}
