import 'server-only'
import { countryChoices } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import { getTranslations } from '@/server/texts/translations'
import { fieldWords } from '@/ui/forms/fields/field-words'
import { conflictWords } from '@/features/selling/profile/answer-edit'

const FIELDS = [
  'companyKo',
  'contactPersonKo',
  'addressKo',
  'address2Ko',
  'cityKo',
  'provinceKo',
  'descriptionEn',
  'descriptionFr',
  'descriptionKo',
  'bandSku',
  'bandSkuHint',
  'gstNumber',
  'gstHint',
  'qstNumber',
  'qstHint',
  'pstNumber',
  'pstHint',
  'importerNumber',
  'importerHint',
  'shippingCountry',
  'shippingFrom',
  'shippingFromHint',
  'holidayFrom',
  'holidayTo',
] as const
const SECTIONS = [
  'company',
  'contact',
  'address',
  'hangul',
  'taxes',
  'taxesText',
  'selling',
  'holidayText',
  'warehouses',
  'warehousesText',
] as const
const BUSINESS = [
  'company',
  'businessRegistration',
  'businessRegistrationDoubt',
  'contactPerson',
  'contactPersonHint',
  'latinHint',
  'contactEmail',
  'contactPhone',
  'save',
  'saving',
  'sellerFailed',
] as const
const GUARD = ['title', 'text', 'stay', 'leave'] as const
const WAREHOUSE = ['new', 'more', 'name', 'phone', 'hours', 'remove'] as const

const all = <K extends string>(keys: readonly K[], wordOf: (key: K) => string) =>
  Object.fromEntries(keys.map((key) => [key, wordOf(key)])) as Record<K, string>

/** The texts of the profile form, which runs in the browser. */
export async function profileWords(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'sellerProfile' })
  const profile = getTranslations({ locale, namespace: 'profile' })
  return {
    fields: all(FIELDS, (key) => t(`fields.${key}`)),
    countries: countryChoices(locale),
    sections: all(SECTIONS, (key) => t(`sections.${key}`)),
    business: all(BUSINESS, (key) => profile(key)),
    guard: all(GUARD, (key) => profile(`unsaved.${key}`)),
    warehouse: { ...all(WAREHOUSE, (key) => t(`warehouse.${key}`)), one: t.raw('warehouse.one') as string },
    address: await fieldWords(locale),
    conflict: await conflictWords(locale),
  }
}

export type BusinessWords = Awaited<ReturnType<typeof profileWords>>
