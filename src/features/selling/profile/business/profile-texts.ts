import 'server-only'
import { addressLines } from '@/domain/people/address/address'
import { countryName, townName } from '@/domain/people/address/place-name'
import { formatDays } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { BUSINESS_FIELDS } from '@/domain/people/sellers/business'
import type { Holiday } from '@/domain/people/sellers/holiday'
import type { SellerPlace } from '@/domain/people/sellers/seller-profile'
import type { Warehouse } from '@/domain/people/sellers/warehouse'
import { getTranslations } from '@/server/texts/translations'

const OWN = [
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
  'place',
  'gstNumber',
  'qstNumber',
  'pstNumber',
  'importerNumber',
  'shippingCountry',
  'shippingFrom',
  'holiday',
] as const

/** The names and values of a profile in words, where another window changed them. */
export function profileTexts(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'sellerProfile' })
  const profile = getTranslations({ locale, namespace: 'profile' })
  const label = (name: string) => {
    const business = BUSINESS_FIELDS.find((each) => each === name)
    if (business) return profile(business)
    const own = OWN.find((each) => each === name)
    return own ? t(`fields.${own}`) : t('sections.warehouses')
  }
  const text = (name: string, value: unknown) => {
    if (name === 'warehouses') {
      const rows = value as Warehouse[]
      return t('warehouse.count', { count: rows.length, names: rows.map((row) => row.name).join(', ') })
    }
    if (!value) return t('none')
    if (name === 'place') return addressLines(value as SellerPlace).join('\n')
    if (name === 'shippingCountry') return countryName(String(value as string), locale)
    if (name === 'shippingFrom') return townName(String(value as string), locale)
    if (name !== 'holiday') return String(value as string)
    const { from, to } = value as Holiday
    return formatDays(from, to, locale)
  }
  return { label, text }
}
