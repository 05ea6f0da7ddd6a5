import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { PROVINCES, type Province } from '@/domain/people/address/postal-code'

const LINES = [
  'firstName',
  'lastName',
  'phone',
  'company',
  'country',
  'CA',
  'KR',
  'address',
  'address2',
  'city',
  'province',
  'region',
  'choose',
  'postalCode',
] as const

type Line = (typeof LINES)[number]
export type FieldWords = Record<Line, string> & {
  provinces: readonly (readonly [code: string, name: string])[]
  /** Korean readers give the family name first. */
  isSurnameFirst: boolean
}

type Texts = { t: (line: Line) => string; names: (code: Province) => string; locale: Locale }

export const fieldWordsOf = ({ t, names, locale }: Texts): FieldWords => ({
  ...(Object.fromEntries(LINES.map((line) => [line, t(line)])) as Record<Line, string>),
  provinces: PROVINCES.map((code) => [code, names(code)] as const),
  isSurnameFirst: locale === 'ko',
})

/** The labels of `PersonFields` and `AddressFields`, from the texts `fields` and `provinces` of the page. */
export function useFieldWords(): FieldWords {
  const t = useTranslations('fields')
  const names = useTranslations('provinces')
  return fieldWordsOf({ t, names, locale: useLocale() })
}
