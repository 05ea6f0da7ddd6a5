import { isLocale, LOCALE_NAMES } from '@/messages/locales'
import { fillMessage } from '@/ui/page/fill-message'
import type { FormWords } from './form-words'

/** Fields whose sentences name them only when they are missing. */
const LABELLED = [
  'sku',
  'family',
  'name',
  'description',
  'material',
  'color',
  'dimensions',
  'origin',
  'shippingCountry',
  'shippingFrom',
  'leadTimeDays',
  'samplePrice',
  'sampleFreight',
] as const
const SIDES: Partial<Record<string, readonly ['box' | 'size', 'length' | 'width' | 'height']>> = {
  boxLength: ['box', 'length'],
  boxWidth: ['box', 'width'],
  boxHeight: ['box', 'height'],
  lengthMm: ['size', 'length'],
  widthMm: ['size', 'width'],
  heightMm: ['size', 'height'],
}

/** The issues for the summary, away from their fields: 'Product name (Français): Use no more than 160 characters.' */
export function labelIssues(fields: Readonly<Record<string, string>>, words: FormWords) {
  const required = new Set(
    Object.entries(words.issues).flatMap(([code, text]) => (code.includes('.required.') ? [text] : [])),
  )
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => {
      const label = required.has(text) ? null : labelOf(path, words)
      return [path, label ? fillMessage(words.labelled, { name: label, reason: text }) : text]
    }),
  )
}

function labelOf(path: string, words: FormWords): string | null {
  const [root = '', locale] = path.split('.')
  const side = Object.hasOwn(SIDES, root) ? SIDES[root] : undefined
  if (side) return `${words[side[0]]}, ${words[side[1]]}`
  const name = LABELLED.find((each) => each === root)
  if (!name) return null
  return isLocale(locale) ? `${words[name]} (${LOCALE_NAMES[locale]})` : words[name]
}
