import { addressLines } from '@/domain/people/address/address'
import type { Locale } from '@/domain/locale'
import { identityIn, type SellerIdentity } from '@/domain/orders/documents/contract'
import { tables } from '@/server/db/tables'
import { getTranslations } from '@/server/texts/translations'

const { sellers } = tables

/** The columns of a seller that an identity is made of. */
export const identityColumns = {
  company: sellers.company,
  companyKo: sellers.companyKo,
  email: sellers.contactEmail,
  phone: sellers.contactPhone,
  country: sellers.country,
  address: sellers.address,
  address2: sellers.address2,
  city: sellers.city,
  province: sellers.province,
  postalCode: sellers.postalCode,
  addressKo: sellers.addressKo,
  address2Ko: sellers.address2Ko,
  cityKo: sellers.cityKo,
  provinceKo: sellers.provinceKo,
}

/** In one line, the same at the checkout and in emails. */
export function sellerIdentityText(identity: SellerIdentity, locale: Locale) {
  const { company, email, phone, ...place } = identityIn(locale, identity)
  const t = getTranslations({ locale, namespace: 'sellerIdentity' })
  const countries = getTranslations({ locale, namespace: 'invoice.countries' })
  const country = countries(place.country === 'KR' ? 'KR' : 'CA')
  return t('text', { company, address: [...addressLines(place), country].join(', '), email, phone })
}
