import { countryName, placeName } from '@/domain/people/address/place-name'
import type { Locale } from '@/domain/locale'

type Row = { city: string | null; cityKo: string | null; country: string }

/** City and country; the rest of a seller's address is private. */
export function placeOfSeller({ city, cityKo, country }: Row, locale: Locale): string {
  const town = (locale === 'ko' && cityKo) || city
  return placeName([town, countryName(country, 'en')].filter(Boolean).join(', '), locale)
}
