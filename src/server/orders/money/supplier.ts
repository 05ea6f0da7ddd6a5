import { tables } from '@/server/db/tables'

const { sellers } = tables

/** A seller as papers name one: in Latin letters, and in Hangul for Korean readers (rule N22). */
export const SUPPLIER = {
  company: sellers.company,
  companyKo: sellers.companyKo,
  businessRegistration: sellers.businessRegistration,
  address: sellers.address,
  address2: sellers.address2,
  city: sellers.city,
  province: sellers.province,
  postalCode: sellers.postalCode,
  country: sellers.country,
  addressKo: sellers.addressKo,
  address2Ko: sellers.address2Ko,
  cityKo: sellers.cityKo,
  provinceKo: sellers.provinceKo,
}
