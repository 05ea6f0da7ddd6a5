import { failAll, issue, issuesOf, ok, settle, type Result } from '@/domain/result'
import { regularTiers, type PricedRow } from '@/domain/cart/discounts/price-cut'
import { describedOf, type Values } from './described'
import { listedOf } from '@/domain/products/facts/listed-facts'
import { parseWhole } from '@/domain/values/typed-number'
import { inOrder, judgeEdit, type CategoryChoice } from './judge-product'
import type { ProductValues } from './product-values'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

/** Facts that apply at once, stock apart: it is compared with the stock the form showed (rule C5). */
export const FREE_NAMES = [
  'family',
  'moqPrices',
  'madeToOrder',
  'leadTimeDays',
  'shippingCountry',
  'shippingFrom',
  'samplePrice',
  'sampleFreight',
] as const

export type ParsedEdit = { values: Values; stock: number }

/** Free facts of a product, without what Payload adds to a row, and its prices without a price cut. */
export function freeOf(source: object): Values {
  const tiers: unknown = Reflect.get(source, 'moqPrices')
  const rows = Array.isArray(tiers) ? regularTiers(tiers as PricedRow[]) : []
  return {
    family: (Reflect.get(source, 'family') as unknown) ?? null,
    moqPrices: rows,
    madeToOrder: Boolean(Reflect.get(source, 'madeToOrder')),
    leadTimeDays: (Reflect.get(source, 'leadTimeDays') as unknown) ?? null,
    shippingCountry: (Reflect.get(source, 'shippingCountry') as unknown) ?? null,
    shippingFrom: (Reflect.get(source, 'shippingFrom') as unknown) ?? null,
    samplePrice: (Reflect.get(source, 'samplePrice') as unknown) ?? null,
    sampleFreight: (Reflect.get(source, 'sampleFreight') as unknown) ?? null,
  }
}

/**
 * Reads the edit form. `values` has the stored texts in the locked fields, since posted ones are ignored (rules C15, C37).
 * `categories` where they are not locked.
 */
export function parseEdit(values: ProductValues, categories?: readonly CategoryChoice[]): Result<ParsedEdit> {
  const judged = judgeEdit(values, categories)
  const stock = stockIn(values.stock)
  if (!judged.ok || !stock.ok) return failAll(inOrder([...issuesOf(judged), ...issuesOf(stock)]))
  const { data, texts } = judged.value
  // Documents are added and removed by forms of their own.
  const { documents: _, ...described } = describedOf({ ...data, ...texts })
  const listed = categories && listedOf(data)
  return ok({ values: { ...described, ...listed, ...freeOf(data) }, stock: stock.value })
}

function stockIn(text: string): Result<number> {
  const stock = parseWhole(text)
  if (!Number.isInteger(stock)) return settle([issue('product.stockWhole', 'stock')], 0)
  return settle(stock > OPEN_MAX ? [issue('product.stockMost', 'stock', { max: OPEN_MAX })] : [], stock)
}
