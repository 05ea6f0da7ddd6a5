import { placeName, storedPlace } from '@/domain/address/place-name'
import type { Locale } from '@/domain/locale'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { Places } from '@/features/listing/form/product-facts'

/** Where goods of sellers come from most; any other place may be typed. */
const ORIGINS = [
  'South Korea',
  'Canada',
  'United States',
  'China',
  'Japan',
  'Taiwan',
  'Vietnam',
  'Thailand',
  'Indonesia',
  'Malaysia',
  'India',
  'Türkiye',
  'Italy',
  'Spain',
  'Portugal',
  'Germany',
  'France',
  'Poland',
  'United Kingdom',
  'Sweden',
  'Denmark',
  'Netherlands',
  'Brazil',
  'Mexico',
]
const CITIES = [
  'Seoul, South Korea',
  'Incheon, South Korea',
  'Busan, South Korea',
  'Daegu, South Korea',
  'Daejeon, South Korea',
  'Gwangju, South Korea',
  'Toronto, Canada',
  'Montreal, Canada',
  'Vancouver, Canada',
  'Calgary, Canada',
  'Edmonton, Canada',
  'Winnipeg, Canada',
  'Halifax, Canada',
]

/** The form's values with the places named in the seller's language; what is typed is stored in English again. */
export function withPlaceNames(values: ProductValues, locale: Locale): ProductValues {
  const named = (place: string) => placeName(storedPlace(place), locale)
  return { ...values, origin: named(values.origin), shippingFrom: named(values.shippingFrom) }
}

/** Suggestions for origin and place of shipping. */
export function placesFor(locale: Locale): Places {
  const named = (values: readonly string[]) =>
    values.map((value) => ({ value, name: placeName(value, locale) }))
  return { origins: named(ORIGINS), cities: named(CITIES) }
}
