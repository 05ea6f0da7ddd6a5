import type { FormState } from '@/domain/forms/form-state'
import { LOCALES } from '@/domain/locale'
import { valuesIn, type ProductValues } from '@/domain/products/listing/product-values'
import { isBlankTier, readPrice } from '@/domain/products/listing/tier-values'
import { storable } from '@/domain/values/text'
import type { Conflicts } from '@/ui/forms/conflict-notice'

/** A stored picture by its id, as the picture editor shows it. */
export type StoredPictures = Record<string, { src: string; name: string }>

/** The answer to a sent form. `values` and `stored` fill it again where no script runs. */
export type ProductFormState = FormState & {
  values?: ProductValues
  stored?: StoredPictures
  /** Hidden fields as they were sent: without script the page around the form is newer than what was typed. */
  hidden?: Record<string, string>
  /** In an edit: what another window changed meanwhile. Sending `overwrite` along confirms it. */
  conflicts?: Conflicts
}
export type ProductFormAction = (state: ProductFormState, form: FormData) => Promise<ProductFormState>

/** Longer texts are cut: no limit of a field is near. */
const MOST = 20_000

/** What was typed, of a form as it was posted. */
export const typedIn = (form: FormData): ProductValues =>
  typedBy(
    (name) => form.has(name),
    (name) => {
      const value = form.get(name)
      return typeof value === 'string' ? storable(value.slice(0, MOST).replace(/\r\n?/g, '\n')) : ''
    },
  )

/** The same, of what the frame of the actions keeps when the database is away. */
export const typedOf = (kept: Record<string, string>): ProductValues =>
  typedBy(
    (name) => Object.hasOwn(kept, name),
    (name) => (Object.hasOwn(kept, name) ? (kept[name] ?? '') : ''),
  )

/** Prices are read as the form's language writes them. Without script the form has empty rows to fill (rule C25). */
function typedBy(has: (name: string) => boolean, get: (name: string) => string): ProductValues {
  const values = valuesIn(has, get)
  const locale = LOCALES.find((each) => each === get('locale')) ?? 'en'
  const moqPrices = values.moqPrices.map((row) => ({ ...row, unitPrice: readPrice(row.unitPrice, locale) }))
  const filled = moqPrices.filter((row) => !isBlankTier(row))
  return { ...values, moqPrices: filled.length > 0 ? filled : moqPrices }
}
