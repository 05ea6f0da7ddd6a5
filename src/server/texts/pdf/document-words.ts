import 'server-only'
import { getTranslations } from 'next-intl/server'
import { addressLines, type Place } from '@/domain/people/address/address'
import { dateFormat, formatTag, type Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney, PPM } from '@/domain/money'
import type { SoldUnit } from '@/domain/orders/sold-unit'
import { unitWords } from '@/domain/orders/unit-words'
import type { InvoiceContent, InvoiceParty } from '@/domain/orders/documents/invoice'
import { koreanPlace } from '@/domain/people/sellers/latin-names'

type Supplier = InvoiceContent['supplier']

/** Formats and parties in the language of a document. */
export async function documentWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'invoice' })
  const units = unitWords(await getTranslations({ locale, namespace: 'product' }), locale)
  const samples = await getTranslations({ locale, namespace: 'samples' })
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  const number = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 3 })
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 3 })
  const place = (at: Place) => [...addressLines(at), t(`countries.${at.country === 'KR' ? 'KR' : 'CA'}`)]
  const sender = ({ businessRegistration: number, ...at }: Supplier, names: readonly (string | null)[]) => [
    ...new Set(names),
    ...place(at),
    number ? t('business', { number }) : null,
  ]
  return {
    money: (cents: number) => formatMoney(cents, locale),
    namedMoney: (cents: number) => formatNamedMoney(cents, locale),
    day: (at: string) => date.format(new Date(at)),
    count: (n: number) => number.format(n),
    /** '84 boxes', with what is in them below it. */
    quantity: (line: SoldUnit & { quantity: number }) =>
      [units.count(line, line.quantity), units.amount(line, line.quantity)].filter(Boolean).join('\n'),
    /** 'Sample: Basin' (rule M118). */
    sampled: ({ isSample }: { isSample?: boolean }, name: string) =>
      isSample ? samples('named', { name }) : name,
    /** With what the price of an earlier sample takes off below it (rule M115). */
    credited: ({ sampleCredit = 0 }: { sampleCredit?: number }, name: string) =>
      sampleCredit > 0 ? `${name}\n${samples('credit', { price: formatMoney(sampleCredit, locale) })}` : name,
    rate: (ppm: number) => percent.format(ppm / PPM),
    /** A buyer or receiver, line by line. */
    party: ({ name, company, phone, email, ...at }: InvoiceParty) => [
      company,
      name,
      ...place(at),
      phone,
      email,
    ],
    /** The issuing seller, line by line; in Korean with both names of the company and the place in Hangul (rule N22). */
    supplier: (supplier: Supplier) =>
      locale === 'ko'
        ? sender({ ...supplier, ...koreanPlace(supplier) }, [supplier.companyKo, supplier.company])
        : sender(supplier, [supplier.company]),
    /** The same for customs: in Latin letters in every language. */
    exporter: (supplier: Supplier) => sender(supplier, [supplier.company]),
  }
}
