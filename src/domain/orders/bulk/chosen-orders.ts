import { fail, ok, type Result } from '@/domain/result'

/** So many orders are acknowledged, printed or shipped together at most (rules S30, S31). */
export const MAX_AT_ONCE = 200

/** Longer than any number of an order. */
const LONGEST = 40

/** The numbers of chosen orders, each once, in the order given. */
export function parseNumbers(given: readonly unknown[]): Result<string[]> {
  if (given.length > MAX_AT_ONCE) return fail('many.tooMany', '', { max: MAX_AT_ONCE })
  const numbers = given.flatMap((each) =>
    typeof each === 'string' && each.trim() !== '' && each.length <= LONGEST ? [orderNumberIn(each)] : [],
  )
  return numbers.length === 0 ? fail('many.none', '') : ok([...new Set(numbers)])
}

const NUMBER = /^M?-?(\d{4,12})$/

/** Whether a cell has the form of an order's number, as people write it: 'M-10002', 'm10002'. */
export const isOrderNumber = (cell: string) => /^M-?\d{4,12}$/.test(compact(cell))

/** As it is stored: 'M-10002'. Anything else stays what it is, and is no order. */
export function orderNumberIn(cell: string): string {
  const written = compact(cell)
  const [, digits] = NUMBER.exec(written) ?? []
  return digits ? `M-${digits}` : written
}

const compact = (cell: string) => cell.normalize('NFKC').replace(/\s/g, '').toUpperCase()
