import { isMonth, type Month } from '@/domain/payments/payouts/revenue'

/** Without language prefix. */
export const FINANCIALS = '/seller/financials'

/** Pages of the two lists, lines by order and payouts, and the month that is compared with its orders; '' for this one. */
export type FinancialsQuery = { page: number; payouts: number; month: Month }

type Params = Record<string, string | string[] | undefined>

const pageIn = (value: string | string[] | undefined) =>
  typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1

/** Reads it from the URL; invalid values are ignored. */
export const readFinancialsQuery = ({ page, payouts, month }: Params): FinancialsQuery => ({
  page: pageIn(page),
  payouts: pageIn(payouts),
  month: typeof month === 'string' && isMonth(month) ? month : '',
})

/** Writes it as a query string: `?page=2&payouts=3`, or an empty one. */
export function writeFinancialsQuery({ page, payouts, month }: FinancialsQuery): string {
  const params = new URLSearchParams()
  if (page > 1) params.set('page', String(page))
  if (payouts > 1) params.set('payouts', String(payouts))
  if (month) params.set('month', month)
  return params.size > 0 ? `?${params}` : ''
}
