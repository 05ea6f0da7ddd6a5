import * as z from 'zod'
import { isId } from '@/domain/values/id'
import {
  emptyProduct,
  PLAIN_FIELDS,
  TEXT_FIELDS,
  type ProductValues,
} from '@/domain/products/listing/product-values'

/** Far above what a field takes; a draft as a whole has a limit of its own. */
const text = z.string().max(20_000)
const textIn3 = z.object({ en: text, fr: text, ko: text })
const MAX_ROWS = 40

const named = <N extends string, T>(names: readonly N[], value: T) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<N, T>

const CONTENT = {
  ...named(PLAIN_FIELDS, text),
  ...named(TEXT_FIELDS, textIn3),
  madeToOrder: z.boolean(),
  moqPrices: z.array(z.object({ minQty: text, maxQty: text, unitPrice: text })).max(MAX_ROWS),
  images: z.array(z.object({ id: z.string().refine(isId), alt: textIn3 })).max(MAX_ROWS),
}

const SAVE = z.object({
  id: z.string().refine(isId),
  /** The version this window knows; 0 before the first save. */
  version: z.int().min(0).max(1_000_000_000),
  content: z.object(CONTENT),
})

export type DraftSave = { id: string; version: number; content: ProductValues }

/** What a window sends to be saved; null if it is anything else. */
export function parseSave(json: unknown): DraftSave | null {
  const read = SAVE.safeParse(json)
  return read.success ? read.data : null
}

/** A stored draft as values of the form. What is missing, or of an older shape, is as in a new form. */
export function draftValues(content: unknown): ProductValues {
  const empty = emptyProduct()
  const stored: object = typeof content === 'object' && content !== null ? content : {}
  const read = Object.entries(CONTENT).flatMap(([name, schema]) => {
    const value = schema.safeParse(Object.hasOwn(stored, name) ? Reflect.get(stored, name) : undefined)
    return value.success ? [[name, value.data] as const] : []
  })
  const values: ProductValues = { ...empty, ...Object.fromEntries(read) }
  return values.moqPrices.length > 0 ? values : { ...values, moqPrices: empty.moqPrices }
}
