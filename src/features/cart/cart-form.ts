import type { Locale } from '@/domain/locale'

/** What a button of the cart sends. */
export function cartForm(locale: Locale, fields: Record<string, string | number>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale, ...fields })) form.set(name, String(value))
  return form
}
