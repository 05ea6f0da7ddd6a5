import { LOCALES, type Locale } from '@/domain/locale'
import { fail, ok, type Result } from '@/domain/result'
import { REVIEWED_FIELDS, REVIEWED_TEXTS } from '@/domain/products/facts/facts'
import type { PictureTexts } from '@/domain/products/picture-texts'

export type Text = (typeof REVIEWED_TEXTS)[number]
type Words = Partial<Record<Locale, string | PictureTexts | null>>
export type AppliedFact = Exclude<(typeof REVIEWED_FIELDS)[number], Text>
/** Reviewed fields that are the same in every language. */
export const FACTS = REVIEWED_FIELDS.filter(
  (name): name is AppliedFact => !REVIEWED_TEXTS.some((text) => text === name),
)

/** A stored change request, its texts in all languages. */
export type StoredChange = { changed?: readonly string[] | null } & Partial<Record<Text, Words | null>> &
  Partial<Record<AppliedFact, unknown>>

export type ChangeData = { data: Partial<Record<AppliedFact, unknown>>; texts: Partial<Record<Text, Words>> }

/**
 * What an approved change request writes into its product (rule C45): the fields it names; where it names none, every
 * field that has a value. An unknown name is refused, so that nothing is lost in silence.
 */
export function appliedChange(change: StoredChange): Result<ChangeData> {
  const names = change.changed?.length ? change.changed : undefined
  const wanted = (name: string, value: unknown) => (names ? names.includes(name) : hasValue(value))
  const known = new Set<string>()
  const applied: ChangeData = { data: {}, texts: {} }
  for (const name of FACTS) {
    known.add(name)
    if (wanted(name, change[name])) applied.data[name] = valueOf(name, change[name], Boolean(names))
  }
  for (const name of REVIEWED_TEXTS) {
    for (const locale of LOCALES) {
      const key = `${name}.${locale}`
      const text = change[name]?.[locale]
      known.add(key)
      if (wanted(key, text)) applied.texts[name] = { ...applied.texts[name], [locale]: text ?? null }
    }
  }
  const unknown = names?.find((name) => !known.has(name))
  return unknown === undefined ? ok(applied) : fail('product.changeUnknown', 'changed', { name: unknown })
}

function hasValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || Object.values(value).some(hasValue)
}

const BOX = { length: null, width: null, height: null }

/** A named field may be emptied, a box side by side. Without names, only the sides that are there are written. */
function valueOf(name: AppliedFact, value: unknown, isNamed: boolean): unknown {
  if (name !== 'box') return value ?? null
  const sides = Object.entries({ ...(isNamed ? BOX : {}), ...(value ?? {}) })
  return Object.fromEntries(isNamed ? sides : sides.filter(([, side]) => hasValue(side)))
}
