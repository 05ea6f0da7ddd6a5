import { useLocale } from 'next-intl'
import { formatMoney } from '@/domain/money'

/** Cents as the reader writes dollars. */
export function Price({ cents }: { cents: number }) {
  return <span className="figures whitespace-nowrap">{formatMoney(cents, useLocale())}</span>
}
