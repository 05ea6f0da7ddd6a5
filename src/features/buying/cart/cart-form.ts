import type { FormState } from '@/domain/forms/form-state'
import type { Locale } from '@/domain/locale'
import type { CartView } from './cart-view'

/** Form data of a button in the cart. */
export function cartForm(locale: Locale, fields: Record<string, string | number>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale, ...fields })) form.set(name, String(value))
  return form
}

/** Result of adding to the cart, with the stored line and the number of lines for the badge. */
export type AddState = {
  ok?: boolean
  message?: string
  isSignedOut?: boolean
  isUnavailable?: boolean
  line?: { id: string; quantity: number; count: number }
  kept?: Record<string, string>
}

/** A removed line, as needed to undo the removal. */
export type RemovedLine = { product: string; name: string; quantity: number; later: boolean }

/** Result of changing a line, with the whole cart as the server computed it. */
export type CartState = FormState & { line?: string; cart?: CartView; removed?: RemovedLine }
