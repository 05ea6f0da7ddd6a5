import type { FormState } from '@/domain/forms/form-state'
import { openBrowser } from './http/browser'

type Action<S> = (state: S, form: FormData) => Promise<S>
type Fields = { kind: string; value?: string; products: readonly string[]; locale?: string }

/** Submits a bulk form in a browser with this token, as its dialog does. */
export function submitBulk<S extends FormState>(
  action: Action<S>,
  { kind, value = '', products, locale = 'en' }: Fields,
  token?: string,
) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ kind, value, locale })) form.set(name, text)
  for (const product of products) form.append('product', product)
  return openBrowser(token).within(() => action({} as S, form))
}
