import { issue, issuesOf, settle, type Issue, type Result } from '@/domain/result'
import { isBlank } from '@/domain/text'
import { describedOf, type Values } from './described'
import { parseProduct } from './parse-product'
import { checkEdit, type FactField } from './product-facts'
import type { ProductValues } from './product-values'
import { OPEN_MAX } from './tiers'

/** Facts that apply at once, stock apart: it is compared with the stock the form showed (rule C5). */
export const FREE_NAMES = ['moqPrices', 'madeToOrder', 'leadTimeDays', 'shippingFrom'] as const

export type ParsedEdit = { values: Values; stock: number }

/** Stored free facts, without what Payload adds to a row. */
export function freeOf(source: object): Values {
  const tiers: unknown = Reflect.get(source, 'moqPrices')
  const rows = Array.isArray(tiers) ? (tiers as Values[]) : []
  return {
    moqPrices: rows.map(({ minQty, maxQty, unitPrice }) => ({ minQty, maxQty, unitPrice })),
    madeToOrder: Boolean(Reflect.get(source, 'madeToOrder')),
    leadTimeDays: (Reflect.get(source, 'leadTimeDays') as unknown) ?? null,
    shippingFrom: (Reflect.get(source, 'shippingFrom') as unknown) ?? null,
  }
}

/** Reads the edit form. `values` has the stored texts in the locked fields, since posted ones are ignored (rules C15, C37). */
export function parseEdit(values: ProductValues): Result<ParsedEdit> {
  const parsed = parseProduct(values)
  const stock = stockIn(values.stock)
  const images = values.images.length > 0 ? [] : [issue('upload.images', 'images')]
  const issues = [...missing(values), ...issuesOf(parsed), ...issuesOf(stock), ...images]
  // A required number that cannot be read is reported once.
  const first = [...new Map(issues.toReversed().map((each) => [each.path, each])).values()].toReversed()
  if (!parsed.ok || !stock.ok) return settle(first, { values: {}, stock: 0 })
  const { data, texts } = parsed.value
  return settle(first, {
    values: { ...describedOf({ ...data, ...texts }), ...freeOf(data) },
    stock: stock.value,
  })
}

const IN_ENGLISH: readonly FactField[] = ['name', 'description', 'material', 'color']

/** What `checkEdit` misses, at the path of the field that is required in English. */
function missing(values: ProductValues): Issue[] {
  const { name, description, material, color, ...plain } = values
  const english = { name: name.en, description: description.en, material: material.en, color: color.en }
  return issuesOf(checkEdit({ ...plain, ...english })).map((each) => ({
    ...each,
    path: IN_ENGLISH.some((field) => field === each.path) ? `${each.path}.en` : each.path,
  }))
}

function stockIn(text: string): Result<number> {
  const isWhole = !isBlank(text) && /^\d{1,9}$/.test(text.trim())
  if (!isWhole) return settle([issue('product.stockWhole', 'stock')], 0)
  const stock = Number(text.trim())
  return settle(stock > OPEN_MAX ? [issue('product.stockMost', 'stock', { max: OPEN_MAX })] : [], stock)
}
