import { useLocale } from 'next-intl'
import { formatMoney } from '@/domain/money'

/** Cents as the reader writes dollars. Wherever it stands, `.figures` or a table gives it even digits. */
export function Price({ cents }: { cents: number }) {
  return formatMoney(cents, useLocale())
}
