import { fail, ok, type Result } from '@/domain/result'

export type StockEdit = {
  typed: number
  /** What the form showed when it was opened, where it says so. */
  seen?: number | null
  now: number
  reserved: number
}

/**
 * What is on the shelf after an edit. A form says what it showed, and the difference counts: what was sold while it was open stays
 * sold. Goods that are held for somebody who is paying cannot be typed away.
 */
export function editedStock({ typed, seen, now, reserved }: StockEdit): Result<number> {
  if (!Number.isSafeInteger(typed) || typed < 0) return fail('product.stockWhole', 'stock')
  const stock = Math.max(0, now + typed - (seen ?? now))
  return stock < reserved ? fail('product.stockReserved', 'stock', { reserved }) : ok(stock)
}
