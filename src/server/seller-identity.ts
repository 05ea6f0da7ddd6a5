import { addressLines } from '@/domain/address/address'
import type { Locale } from '@/domain/locale'
import type { SellerIdentity } from '@/domain/orders/contract'
import { getTranslations } from './translations'

/** In one line, the same at the checkout and in emails. */
export function sellerIdentityText({ company, email, phone, ...place }: SellerIdentity, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'sellerIdentity' })
  const countries = getTranslations({ locale, namespace: 'invoice.countries' })
  const country = countries(place.country === 'KR' ? 'KR' : 'CA')
  return t('text', { company, address: [...addressLines(place), country].join(', '), email, phone })
}
