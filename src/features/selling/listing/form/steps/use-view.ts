import { useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '@/domain/locale'
import { UPLOAD_FIELDS } from '@/domain/products/facts/product-facts'
import { TEXT_FIELDS } from '@/domain/products/listing/product-values'
import { isLocale } from '@/messages/locales'
import { fieldPath } from '@/features/selling/listing/form/field-id'
import type { FormStep } from './steps'

/** All that has to be said of the product itself. */
const WHAT: readonly string[] = UPLOAD_FIELDS

/** What is wrong, by field; another object for each submit. */
type Problems = { fields: Record<string, string> } | null
type View = { language: Locale; step: FormStep }

/** Where a field is: `asked` are those that its category moves to the first step. */
function placeOf(path: string, asked: readonly string[]): Partial<View> {
  const [root = '', part] = path.split('.')
  if (root === 'images') return { step: 'pictures' }
  const isText = TEXT_FIELDS.some((name) => name === root)
  const step = WHAT.includes(root) || asked.includes(root) ? 'what' : 'price'
  return isText && isLocale(part) ? { step, language: part } : { step }
}

/** Which language and which step are shown. What is wrong comes into view; so does what a link of the form leads to. */
export function useView(locale: Locale, problems: Problems, asked: readonly string[]) {
  const [view, setView] = useState<View & { of: Problems }>({ language: locale, step: 'what', of: null })
  // While rendering, so that the field is shown before it is focused.
  if (problems !== view.of) {
    const [first] = Object.keys(problems?.fields ?? {})
    setView({ ...view, ...(first ? placeOf(first, asked) : {}), of: problems })
  }
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    const id = href.slice(1)
    if (!href.startsWith('#') || !document.getElementById(id)) return
    event.preventDefault()
    flushSync(() => setView((now) => ({ ...now, ...placeOf(fieldPath(id), asked) })))
    document.getElementById(id)?.focus()
  }
  return {
    ...view,
    follow,
    isShown: (path: string) => placeOf(path, asked).step === view.step,
    showLanguage: (language: Locale) => setView((now) => ({ ...now, language })),
    showStep: (step: FormStep) => setView((now) => ({ ...now, step })),
  }
}
