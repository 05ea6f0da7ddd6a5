import { issue, type Issue } from '@/domain/result'
import { cleanLine, isBlank } from '@/domain/values/text'
import type { Locale } from '@/domain/locale'
import type { Province } from './postal-code'
import { countryName, knownCity, placeName, provinceName, townIn } from './place-name'

/** Where goods of sellers come from; a seller chooses one of them. */
export const SHIPPING_COUNTRIES = [
  'KR',
  'CA',
  'US',
  'CN',
  'JP',
  'TW',
  'VN',
  'TH',
  'ID',
  'MY',
  'IN',
  'TR',
  'IT',
  'ES',
  'PT',
  'DE',
  'FR',
  'PL',
  'GB',
  'SE',
  'DK',
  'NL',
  'BR',
  'MX',
] as const

export type ShippingCountry = (typeof SHIPPING_COUNTRIES)[number]

/** A country, chosen, and a place in it as it is stored, in English: 'CA' and 'Delta, British Columbia' (rule N21). */
export type ShippingPlace = { shippingCountry: ShippingCountry; shippingFrom: string }

/** Where nothing else is known (rule C20). */
export const DEFAULT_PLACE: ShippingPlace = { shippingCountry: 'KR', shippingFrom: 'Seoul' }

export const shipsFromCanada = ({ shippingCountry }: Pick<ShippingPlace, 'shippingCountry'>) =>
  shippingCountry === 'CA'

export const isShippingCountry = (code: unknown): code is ShippingCountry =>
  SHIPPING_COUNTRIES.some((each) => each === code)

/** 'Toronto, Ontario' of an address in Canada. */
export const townOf = (city: string, province: Province) => `${city}, ${provinceName(province)}`

/** 'Gimhae' of an address in Korea; of one in a district of a large city, that city. */
export function koreanTownOf(city: string, region: string): string {
  const [town, around] = [knownCity(city), knownCity(region)]
  return town ?? (DISTRICT.test(city) ? around : null) ?? city
}

const DISTRICT = /(?:[\s-]?(?:gu|gun)|구|군)$/i

/** A place and its country in the reader's language: 'Delta, British Columbia, Canada'. */
export const shippingPlaceName = ({ shippingCountry, shippingFrom }: ShippingPlace, locale: Locale) =>
  placeName(
    [shippingFrom, countryName(shippingCountry, 'en')].filter((part) => part !== '').join(', '),
    locale,
  )

/** The countries to choose from, by name; the two that most goods come from first. */
export function countryChoices(locale: Locale): (readonly [code: ShippingCountry, name: string])[] {
  const named = (codes: readonly ShippingCountry[]) =>
    codes.map((code) => [code, countryName(code, locale)] as const)
  const [korea, canada, ...others] = SHIPPING_COUNTRIES
  const { compare } = new Intl.Collator(locale)
  return [...named([korea, canada]), ...named(others).toSorted(([, a], [, b]) => compare(a, b))]
}

type PlaceInput = { shippingCountry: string; shippingFrom: string }

/**
 * A place as it was typed in any language, as it is stored. Its country may stand in the text too, and is left out; another one is an
 * issue. Without a place it is the seller's own, and missing in another country; a place without a country is not guessed to be in one.
 */
export function readShippingPlace(
  typed: PlaceInput,
  own: ShippingPlace = DEFAULT_PLACE,
): { place: ShippingPlace; issues: Issue[] } {
  const { town, code } = townIn(cleanLine(typed.shippingFrom))
  const isEmpty = isBlank(typed.shippingCountry) && isBlank(typed.shippingFrom)
  const country = isEmpty ? own.shippingCountry : cleanLine(typed.shippingCountry) || code
  if (!isShippingCountry(country)) return { place: own, issues: [issue('place.country', 'shippingCountry')] }
  const isOther = code !== null && code !== country
  const shippingFrom = isBlank(town) && country === own.shippingCountry ? own.shippingFrom : town
  const issues = [
    ...(isOther ? [issue('place.otherCountry', 'shippingFrom')] : []),
    ...(isBlank(shippingFrom) ? [issue('seller.shippingFrom', 'shippingFrom')] : []),
  ]
  return { place: { shippingCountry: country, shippingFrom }, issues }
}
