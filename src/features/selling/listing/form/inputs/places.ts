import { countryName, placeName, storedPlace, townName } from '@/domain/people/address/place-name'
import {
  countryChoices,
  SHIPPING_COUNTRIES,
  type ShippingCountry,
} from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { Places } from '@/features/selling/listing/form/facts/product-fact-fields'

/** Where goods are shipped from most, by country; any other place may be typed. */
const CITIES = {
  KR: ['Seoul', 'Incheon', 'Busan', 'Daegu', 'Daejeon', 'Gwangju'],
  CA: ['Toronto', 'Montreal', 'Vancouver', 'Calgary', 'Edmonton', 'Winnipeg', 'Halifax'],
} satisfies Partial<Record<ShippingCountry, string[]>>

/** The form's values with the places named in the seller's language; what is typed is stored in English again. */
export function withPlaceNames(values: ProductValues, locale: Locale): ProductValues {
  const origin = placeName(storedPlace(values.origin), locale)
  return { ...values, origin, shippingFrom: townName(values.shippingFrom, locale) }
}

/** The countries of shipping by name, and suggestions for origin and place of shipping. */
export function placesFor(locale: Locale): Places {
  const townsOf = (towns: readonly string[]) =>
    towns.map((value) => ({ value, name: townName(value, locale) }))
  return {
    origins: SHIPPING_COUNTRIES.map((code) => ({
      value: countryName(code, 'en'),
      name: countryName(code, locale),
    })),
    countries: countryChoices(locale),
    cities: { KR: townsOf(CITIES.KR), CA: townsOf(CITIES.CA) },
  }
}
