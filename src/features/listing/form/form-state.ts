import type { FormState } from '@/domain/form-state'
import { valuesIn, type ProductValues } from '@/domain/products/listing/product-values'
import { isBlankTier } from '@/domain/products/listing/tier-values'
import { storable } from '@/domain/text'
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
  withoutBlankTiers(
    valuesIn(
      (name) => form.has(name),
      (name) => {
        const value = form.get(name)
        return typeof value === 'string' ? storable(value.slice(0, MOST).replace(/\r\n?/g, '\n')) : ''
      },
    ),
  )

/** The same, of what the frame of the actions keeps when the database is away. */
export const typedOf = (kept: Record<string, string>): ProductValues =>
  withoutBlankTiers(
    valuesIn(
      (name) => Object.hasOwn(kept, name),
      (name) => (Object.hasOwn(kept, name) ? (kept[name] ?? '') : ''),
    ),
  )

/** Without script the form has empty rows to fill (rule C25). */
function withoutBlankTiers(values: ProductValues): ProductValues {
  const filled = values.moqPrices.filter((row) => !isBlankTier(row))
  return filled.length > 0 ? { ...values, moqPrices: filled } : values
}
