import { formatTag, type Locale } from '@/domain/locale'

/** Country names sellers use besides the English one of `Intl`. */
const ALSO: Record<string, string> = {
  korea: 'KR',
  'republic of korea': 'KR',
  usa: 'US',
  uk: 'GB',
  turkey: 'TR',
}
/** Cities that goods are shipped from most, as Korean readers write them. */
const CITIES: Record<string, string> = {
  Seoul: '서울',
  Incheon: '인천',
  Busan: '부산',
  Daegu: '대구',
  Daejeon: '대전',
  Gwangju: '광주',
  Ulsan: '울산',
  Toronto: '토론토',
  Montreal: '몬트리올',
  Vancouver: '밴쿠버',
  Calgary: '캘거리',
  Edmonton: '에드먼턴',
  Winnipeg: '위니펙',
  Halifax: '핼리팩스',
}
const ENGLISH_CITIES = new Map(Object.entries(CITIES).map(([english, korean]) => [korean, english]))
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const kept = new Map<Locale, Map<string, string>>()

/** Country names in a language and their codes. `Intl` cannot list countries, so every pair of letters is tried. */
function codesIn(locale: Locale): Map<string, string> {
  const before = kept.get(locale)
  if (before) return before
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region', fallback: 'none' })
  const codes = new Map([
    ...(locale === 'en' ? Object.entries(ALSO) : []),
    ...LETTERS.flatMap((first) =>
      LETTERS.flatMap((second): [string, string][] => {
        const name = names.of(first + second)
        return name ? [[name.toLowerCase(), first + second]] : []
      }),
    ),
  ])
  kept.set(locale, codes)
  return codes
}

const codeOf = (country: string, locale: Locale) => codesIn(locale).get(country.trim().toLowerCase())

/** The name of a country, 'South Korea' for 'KR'. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(formatTag(locale), { type: 'region' }).of(code) ?? code

/** A place up to its last comma, and the country after it. */
function partsOf(place: string): { town: string; country: string } {
  const cut = place.lastIndexOf(',')
  return { town: place.slice(0, Math.max(cut, 0)).trim(), country: place.slice(cut + 1) }
}

/**
 * A place as it is stored ('Incheon, South Korea') in the reader's language: its country translated, in Korean before the city.
 * Unknown countries stay as written.
 */
export function placeName(place: string, locale: Locale): string {
  const { town, country } = partsOf(place)
  const code = locale === 'en' ? undefined : codeOf(country, 'en')
  if (!code) return place
  const name = countryName(code, locale)
  if (locale === 'ko' && town && !town.includes(',')) return `${name} ${CITIES[town] ?? town}`
  return [town, name].filter(Boolean).join(', ')
}

/** The reverse: a place that somebody typed in any language, as it is stored. What is not known stays as typed. */
export function storedPlace(typed: string): string {
  const { town, country } = partsOf(typed)
  if (codeOf(country, 'en')) return typed
  const code = codeOf(country, 'fr') ?? codeOf(country, 'ko')
  if (code) return joined(town, code)
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(typed.trim()) ?? []
  const before = codeOf(first, 'ko')
  return before ? joined(rest, before) : typed
}

const joined = (town: string, code: string) =>
  [ENGLISH_CITIES.get(town) ?? town, countryName(code, 'en')].filter(Boolean).join(', ')
