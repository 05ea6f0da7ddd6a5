import 'server-only'
import { getTranslations } from 'next-intl/server'
import { addressLines, type Place } from '@/domain/address/address'
import { dateFormat, formatTag, type Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney, PPM } from '@/domain/money'
import type { InvoiceContent, InvoiceParty } from '@/domain/orders/invoice'

type Supplier = InvoiceContent['supplier']

/** Formats and parties in the language of a document. */
export async function documentWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'invoice' })
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  const number = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 3 })
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 3 })
  const place = (at: Place) => [...addressLines(at), t(`countries.${at.country === 'KR' ? 'KR' : 'CA'}`)]
  return {
    money: (cents: number) => formatMoney(cents, locale),
    namedMoney: (cents: number) => formatNamedMoney(cents, locale),
    day: (at: string) => date.format(new Date(at)),
    count: (n: number) => number.format(n),
    units: (n: number) => t('units', { count: n, shown: number.format(n) }),
    rate: (ppm: number) => percent.format(ppm / PPM),
    /** A buyer or receiver, line by line. */
    party: ({ name, company, phone, email, ...at }: InvoiceParty) => [
      company,
      name,
      ...place(at),
      phone,
      email,
    ],
    /** The issuing seller, line by line. */
    supplier: (supplier: Supplier) => [
      supplier.company,
      supplier.companyKo === supplier.company ? null : supplier.companyKo,
      ...place(supplier),
      supplier.businessRegistration ? t('business', { number: supplier.businessRegistration }) : null,
    ],
  }
}
