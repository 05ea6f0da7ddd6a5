import type { Locale } from '@/domain/locale'

/** Form data of a button in the cart. */
export function cartForm(locale: Locale, fields: Record<string, string | number>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale, ...fields })) form.set(name, String(value))
  return form
}
