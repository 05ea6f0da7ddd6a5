import type { ProductValues } from '@/domain/products/listing/product-values'
import type { ImportHeader } from './import-row'

const TIER = /^(min|max|price)_(\d+)$/
const FIELDS = { min: 'minQty', max: 'maxQty', price: 'unitPrice' } as const

/**
 * Values of a row whose file has columns for some tiers only: what has no column stays as it is stored (rule N11). A tier whose
 * end is left empty is the last one.
 */
export function withStoredTiers(
  values: ProductValues,
  given: readonly string[],
  header: ImportHeader,
  stored: ProductValues,
): ProductValues {
  const columns = new Set(header.map((column) => column?.name))
  if (!given.some((name) => TIER.test(name))) return values
  const typed = values.moqPrices.length
  const isLast = columns.has(`max_${typed}`) && values.moqPrices.at(-1)?.maxQty === ''
  const rows = isLast ? typed : Math.max(typed, stored.moqPrices.length)
  const moqPrices = Array.from({ length: rows }, (_, at) => {
    const cell = (word: keyof typeof FIELDS) => {
      const from = columns.has(`${word}_${at + 1}`) ? values : stored
      return from.moqPrices[at]?.[FIELDS[word]] ?? ''
    }
    return { minQty: cell('min'), maxQty: cell('max'), unitPrice: cell('price') }
  })
  return { ...values, moqPrices }
}
