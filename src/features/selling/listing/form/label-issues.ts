import type { useTranslations } from 'next-intl'
import { EDIT_FIELDS, UPLOAD_FIELDS } from '@/domain/products/facts/product-facts'
import { isLocale, LOCALE_NAMES } from '@/messages/locales'
import type { IssueTexts } from './word-form-issues'

type FormTexts = ReturnType<typeof useTranslations<'productForm'>>

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
export function labelIssues(
  fields: Readonly<Record<string, string>>,
  t: FormTexts,
  missing: ReadonlySet<string>,
) {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => {
      const label = missing.has(text) ? null : labelOf(path, t)
      return [path, label ? t('fileRefused', { name: label, reason: text }) : text]
    }),
  )
}

/** The sentences that name their field themselves: what is required is missing. */
export const missingTexts = (mode: 'upload' | 'edit', t: IssueTexts) =>
  new Set<string>(
    mode === 'upload'
      ? UPLOAD_FIELDS.map((name) => t(`upload.required.${name}`))
      : ([...EDIT_FIELDS, 'mainCategory', 'subCategory'] as const).map((name) => t(`edit.required.${name}`)),
  )

function labelOf(path: string, t: FormTexts): string | null {
  const [root = '', locale] = path.split('.')
  const side = Object.hasOwn(SIDES, root) ? SIDES[root] : undefined
  if (side) return `${t(side[0])}, ${t(side[1])}`
  const name = LABELLED.find((each) => each === root)
  if (!name) return null
  return isLocale(locale) ? `${t(name)} (${LOCALE_NAMES[locale]})` : t(name)
}
