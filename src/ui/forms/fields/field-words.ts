import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { PROVINCES } from '@/domain/people/address/postal-code'

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

/** The labels of `PersonFields` and `AddressFields`, for forms that run in the browser. */
export async function fieldWords(locale: Locale): Promise<FieldWords> {
  const t = await getTranslations({ locale, namespace: 'fields' })
  const names = await getTranslations({ locale, namespace: 'provinces' })
  const words = Object.fromEntries(LINES.map((line) => [line, t(line)])) as Record<Line, string>
  return {
    ...words,
    provinces: PROVINCES.map((code) => [code, names(code)] as const),
    isSurnameFirst: locale === 'ko',
  }
}
