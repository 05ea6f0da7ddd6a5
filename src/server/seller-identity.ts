import { addressLines, type Place } from '@/domain/address/address'
import type { Locale } from '@/domain/locale'
import { getTranslations } from './translations'

/** Who a buyer contracts with, as the law wants it said before and after an order (rule D21). */
export type SellerIdentity = Place & { company: string; email: string; phone: string }

/** In one line, the same at the checkout and in emails. */
export function sellerIdentityText({ company, email, phone, ...place }: SellerIdentity, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'sellerIdentity' })
  const countries = getTranslations({ locale, namespace: 'invoice.countries' })
  const country = countries(place.country === 'KR' ? 'KR' : 'CA')
  return t('text', { company, address: [...addressLines(place), country].join(', '), email, phone })
}
