import { LOCALES, type Locale } from '@/domain/locale'
import { cleanLine, cleanText, isBlank } from '@/domain/values/text'
import {
  appliedChange,
  FACTS,
  type ChangeData,
  type AppliedFact,
  type StoredChange,
  type Text,
} from './applied-change'
import { REVIEWED_FIELDS, REVIEWED_TEXTS } from '@/domain/products/facts/facts'
import { isPictureTexts } from '@/domain/products/picture-texts'

/** Values by the name a change request gives them: 'images', or with a language 'name.fr'. Empty is null. */
export type Values = Record<string, unknown>

const isText = (name: string): name is Text => REVIEWED_TEXTS.some((text) => text === name)
const isFact = (name: string): name is AppliedFact => FACTS.some((fact) => fact === name)

/** Every name a change request may use, in the order of the form. */
export const DESCRIBED_NAMES = REVIEWED_FIELDS.flatMap((field) =>
  isText(field) ? LOCALES.map((locale) => `${field}.${locale}`) : [field],
)

/** Field and language of a name. */
export function partsOf(name: string): { field: string; locale?: Locale } {
  const [field = '', language] = name.split('.')
  const locale = LOCALES.find((each) => each === language)
  return locale ? { field, locale } : { field }
}

/** The described facts of a product or change request, its texts in all languages. */
export function describedOf(source: object): Values {
  return Object.fromEntries(
    DESCRIBED_NAMES.map((name) => {
      const { field, locale } = partsOf(name)
      const value: unknown = Reflect.get(source, field)
      return [name, locale ? textOf(field, inLanguage(value, locale)) : factOf(field, value)]
    }),
  )
}

const inLanguage = (value: unknown, locale: Locale): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, locale) : undefined

const SIDES = ['length', 'width', 'height'] as const

function factOf(field: string, value: unknown): unknown {
  if (field === 'images' || field === 'documents') return Array.isArray(value) ? value.map(idOf) : []
  if (field === 'box') {
    const box: object = typeof value === 'object' && value !== null ? value : {}
    const sides = SIDES.map((side) => [side, (Reflect.get(box, side) as unknown) ?? null] as const)
    return sides.every(([, length]) => length === null) ? null : Object.fromEntries(sides)
  }
  if (typeof value === 'string') return filled(cleanLine(value))
  return value ?? null
}

const idOf = (link: unknown): unknown =>
  typeof link === 'object' && link !== null && 'id' in link ? link.id : link

const filled = (text: string) => (isBlank(text) ? null : text)

function textOf(field: string, value: unknown): unknown {
  if (typeof value === 'string') return filled(field === 'description' ? cleanText(value) : cleanLine(value))
  if (!isPictureTexts(value)) return null
  const texts = Object.entries(value).filter(([, text]) => !isBlank(text))
  return texts.length > 0 ? Object.fromEntries(texts.toSorted(([a], [b]) => (a < b ? -1 : 1))) : null
}

/** Pictures that a value shows or describes, or documents that it lists. */
export function fileIds(name: string, value: unknown): string[] {
  if ((name === 'images' || name === 'documents') && Array.isArray(value)) return value.map(String)
  return partsOf(name).field === 'pictureTexts' ? Object.keys(value ?? {}) : []
}

export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Values without the texts of pictures that are not shown. */
export const withTextsOfShown = (values: Values): Values => textsOfShown(values, values.images)

function textsOfShown(values: Values, images: unknown): Values {
  const shown = Array.isArray(images) ? images : []
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!isPictureTexts(value) || partsOf(name).field !== 'pictureTexts') return [name, value]
      const texts = Object.entries(value).filter(([id]) => shown.includes(id))
      return [name, texts.length > 0 ? Object.fromEntries(texts) : null]
    }),
  )
}

/** The names whose values differ. A text of a picture that is no longer shown is no difference. */
export function changedNames(before: Values, after: Values): string[] {
  const [was, is] = [textsOfShown(before, after.images), withTextsOfShown(after)]
  return DESCRIBED_NAMES.filter((name) => !isSameValue(was[name], is[name]))
}

/**
 * What a change request wants of a product, by name; nothing where it names an unknown field and so cannot be approved. One
 * without names may want some sides of the box only.
 */
export function wantedOf(change: StoredChange, live: Values): Values {
  const applied = appliedChange(change)
  if (!applied.ok) return {}
  const { data, texts } = applied.value
  const words = Object.entries(texts).flatMap(([field, byLocale]) =>
    Object.keys(byLocale ?? {}).map((locale) => `${field}.${locale}`),
  )
  const box = data.box && { ...(live.box as object | null), ...data.box }
  const wanted = describedOf({ ...data, ...texts, box })
  return Object.fromEntries([...Object.keys(data), ...words].map((name) => [name, wanted[name]]))
}

/** Named values as `saveLanguages` takes them. */
export function writable(values: Values, names: readonly string[]): ChangeData {
  const written: ChangeData = { data: {}, texts: {} }
  for (const name of names) {
    const { field, locale } = partsOf(name)
    const value = values[name] ?? null
    if (locale && isText(field))
      written.texts[field] = { ...written.texts[field], [locale]: value as string | null }
    else if (isFact(field)) written.data[field] = field === 'box' ? (value ?? NO_BOX) : value
  }
  return written
}

const NO_BOX = { length: null, width: null, height: null }
