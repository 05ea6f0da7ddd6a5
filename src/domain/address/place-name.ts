import { formatTag, type Locale } from '@/domain/locale'

/** Country names sellers use besides the English one of `Intl`. */
const ALSO: Record<string, string> = {
  korea: 'KR',
  'republic of korea': 'KR',
  usa: 'US',
  uk: 'GB',
  turkey: 'TR',
}
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let codes: Map<string, string> | undefined

/** Maps English country names to codes. `Intl` cannot list countries, so every pair of letters is tried. */
function codeOf(country: string): string | undefined {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  codes ??= new Map([
    ...Object.entries(ALSO),
    ...LETTERS.flatMap((first) =>
      LETTERS.flatMap((second): [string, string][] => {
        const name = english.of(first + second)
        return name ? [[name.toLowerCase(), first + second]] : []
      }),
    ),
  ])
  return codes.get(country.trim().toLowerCase())
}

/** The name of a country, 'South Korea' for 'KR'. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(formatTag(locale), { type: 'region' }).of(code) ?? code

/** Translates the country of a place ('Incheon, South Korea'). Unknown countries stay as written. */
export function placeName(place: string, locale: Locale): string {
  const cut = place.lastIndexOf(',') + 1
  const code = locale === 'en' ? undefined : codeOf(place.slice(cut))
  if (!code) return place
  return [place.slice(0, cut), countryName(code, locale)].filter(Boolean).join(' ')
}
