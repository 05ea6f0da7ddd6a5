import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { PROVINCES } from '@/domain/province'

const LINES = [
  'firstName',
  'lastName',
  'phone',
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
  'company',
  'businessRegistration',
  'age',
  'marketing',
  'submit',
  'sending',
] as const

export type CompleteWords = Record<(typeof LINES)[number], string> & {
  provinces: readonly (readonly [code: string, name: string])[]
}

/** What the form of a first Google sign-in says. */
export async function completeWords(locale: Locale): Promise<CompleteWords> {
  const t = await getTranslations({ locale, namespace: 'google.complete' })
  const names = await getTranslations({ locale, namespace: 'provinces' })
  const words = Object.fromEntries(LINES.map((line) => [line, t(line)])) as Record<
    (typeof LINES)[number],
    string
  >
  return { ...words, provinces: PROVINCES.map((code) => [code, names(code)] as const) }
}
