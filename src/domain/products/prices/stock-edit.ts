import { fail, ok, type Result } from '@/domain/result'
import { OPEN_MAX } from './tiers'

export type StockEdit = {
  typed: number
  /** The stock the form showed when it was opened, if sent. */
  seen?: number | null
  now: number
  reserved: number
}

/**
 * The stock after an edit. The difference to what the form showed is
 * applied, so sales since then count. Reserved units cannot be removed.
 */
export function editedStock({ typed, seen, now, reserved }: StockEdit): Result<number> {
  if (!Number.isSafeInteger(typed) || typed < 0) return fail('product.stockWhole', 'stock')
  const stock = Math.max(0, now + typed - (seen ?? now))
  if (stock > OPEN_MAX) return fail('product.stockTooLarge', 'stock', { max: OPEN_MAX })
  return stock < reserved ? fail('product.stockReserved', 'stock', { reserved }) : ok(stock)
}
