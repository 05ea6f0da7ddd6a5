import { useLocale } from 'next-intl'
import { formatMoney, formatNamedMoney } from '@/domain/money'

/** Cents as an amount in the reader's language. Use `.figures` or a table for tabular digits. */
export function Price({ cents }: { cents: number }) {
  return formatMoney(cents, useLocale())
}

/** The same with the currency named, for what is paid in the end. */
export function NamedPrice({ cents }: { cents: number }) {
  return formatNamedMoney(cents, useLocale())
}
