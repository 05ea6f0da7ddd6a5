import { formatTag, LOCALES, type Locale } from '@/domain/locale'
import type { Province } from './postal-code'

/** Country names sellers use besides the English one of `Intl`. */
const ALSO: Record<string, string> = {
  korea: 'KR',
  'republic of korea': 'KR',
  usa: 'US',
  uk: 'GB',
  turkey: 'TR',
}
type Names = Record<Locale, string>

/** Cities that goods are shipped from most, as readers of each language write them. */
const CITIES: readonly Names[] = [
  { en: 'Seoul', fr: 'Séoul', ko: '서울' },
  { en: 'Incheon', fr: 'Incheon', ko: '인천' },
  { en: 'Busan', fr: 'Busan', ko: '부산' },
  { en: 'Daegu', fr: 'Daegu', ko: '대구' },
  { en: 'Daejeon', fr: 'Daejeon', ko: '대전' },
  { en: 'Gwangju', fr: 'Gwangju', ko: '광주' },
  { en: 'Ulsan', fr: 'Ulsan', ko: '울산' },
  { en: 'Suwon', fr: 'Suwon', ko: '수원' },
  { en: 'Yongin', fr: 'Yongin', ko: '용인' },
  { en: 'Goyang', fr: 'Goyang', ko: '고양' },
  { en: 'Gimpo', fr: 'Gimpo', ko: '김포' },
  { en: 'Paju', fr: 'Paju', ko: '파주' },
  { en: 'Hwaseong', fr: 'Hwaseong', ko: '화성' },
  { en: 'Pyeongtaek', fr: 'Pyeongtaek', ko: '평택' },
  { en: 'Ansan', fr: 'Ansan', ko: '안산' },
  { en: 'Cheonan', fr: 'Cheonan', ko: '천안' },
  { en: 'Cheongju', fr: 'Cheongju', ko: '청주' },
  { en: 'Jeonju', fr: 'Jeonju', ko: '전주' },
  { en: 'Changwon', fr: 'Changwon', ko: '창원' },
  { en: 'Gimhae', fr: 'Gimhae', ko: '김해' },
  { en: 'Pohang', fr: 'Pohang', ko: '포항' },
  { en: 'Gumi', fr: 'Gumi', ko: '구미' },
  { en: 'Delta', fr: 'Delta', ko: '델타' },
  { en: 'Surrey', fr: 'Surrey', ko: '서리' },
  { en: 'Burnaby', fr: 'Burnaby', ko: '버나비' },
  { en: 'Nanaimo', fr: 'Nanaimo', ko: '나나이모' },
  { en: 'Victoria', fr: 'Victoria', ko: '빅토리아' },
  { en: 'Mississauga', fr: 'Mississauga', ko: '미시소거' },
  { en: 'Ottawa', fr: 'Ottawa', ko: '오타와' },
  { en: 'Toronto', fr: 'Toronto', ko: '토론토' },
  { en: 'Montreal', fr: 'Montréal', ko: '몬트리올' },
  { en: 'Vancouver', fr: 'Vancouver', ko: '밴쿠버' },
  { en: 'Calgary', fr: 'Calgary', ko: '캘거리' },
  { en: 'Edmonton', fr: 'Edmonton', ko: '에드먼턴' },
  { en: 'Winnipeg', fr: 'Winnipeg', ko: '위니펙' },
  { en: 'Halifax', fr: 'Halifax', ko: '핼리팩스' },
]
/** As in addresses (`provinces` in the messages). */
const PROVINCES: readonly (Names & { code: Province })[] = [
  { code: 'AB', en: 'Alberta', fr: 'Alberta', ko: '앨버타' },
  { code: 'BC', en: 'British Columbia', fr: 'Colombie-Britannique', ko: '브리티시컬럼비아' },
  { code: 'MB', en: 'Manitoba', fr: 'Manitoba', ko: '매니토바' },
  { code: 'NB', en: 'New Brunswick', fr: 'Nouveau-Brunswick', ko: '뉴브런즈윅' },
  { code: 'NL', en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador', ko: '뉴펀들랜드 래브라도' },
  { code: 'NS', en: 'Nova Scotia', fr: 'Nouvelle-Écosse', ko: '노바스코샤' },
  { code: 'ON', en: 'Ontario', fr: 'Ontario', ko: '온타리오' },
  { code: 'PE', en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard', ko: '프린스에드워드아일랜드' },
  { code: 'QC', en: 'Quebec', fr: 'Québec', ko: '퀘벡' },
  { code: 'SK', en: 'Saskatchewan', fr: 'Saskatchewan', ko: '서스캐처원' },
  { code: 'NT', en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest', ko: '노스웨스트 준주' },
  { code: 'NU', en: 'Nunavut', fr: 'Nunavut', ko: '누나부트' },
  { code: 'YT', en: 'Yukon', fr: 'Yukon', ko: '유콘' },
]
const NAMES = [...CITIES, ...PROVINCES]
const nameOf = (part: string, locale: Locale) => NAMES.find(({ en }) => en === part)?.[locale] ?? part
const englishName = (part: string) => NAMES.find(({ fr, ko }) => fr === part || ko === part)?.en ?? part
const KIND =
  /(?:특별자치시|특별시|광역시|시|[\s-]*(?:teukbyeol|gwangyeok)?-?si|\s+(?:special |metropolitan )?city)$/i
/** The English name of a Korean city of the list, however its kind is written: 'Gimhae' for 'Gimhae-si' and '김해시'. */
export function knownCity(typed: string): string | null {
  const name = typed.trim().replace(KIND, '').toLowerCase()
  return CITIES.find(({ en, ko }) => en.toLowerCase() === name || ko === name)?.en ?? null
}
const isProvince = (part = '') => PROVINCES.some(({ en }) => en === part)
const partsIn = (town: string) => town.split(',').map((part) => part.trim())
const englishTown = (town: string) => partsIn(town).map(englishName).join(', ')
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

/** The English name of a province. */
export const provinceName = (province: Province): string =>
  PROVINCES.find(({ code }) => code === province)?.en ?? province

/** The code of a country that somebody typed as a code or by its name in any language; null for anything else. */
export function countryCode(typed: string): string | null {
  const code = LOCALES.map((locale) => codeOf(typed, locale)).find((found) => found !== undefined)
  const upper = typed.trim().toUpperCase()
  return code ?? ([...codesIn('en').values()].includes(upper) ? upper : null)
}

/** A place up to its last comma, and the country after it. */
function partsOf(place: string): { town: string; country: string } {
  const cut = place.lastIndexOf(',')
  return { town: place.slice(0, Math.max(cut, 0)).trim(), country: place.slice(cut + 1) }
}

/**
 * A place as it is stored ('Incheon, South Korea') in the reader's language, in Korean from the country to the city.
 * Unknown names stay as written.
 */
export function placeName(place: string, locale: Locale): string {
  const { town, country } = partsOf(place)
  const code = locale === 'en' ? undefined : codeOf(country, 'en')
  if (!code) return place
  const name = countryName(code, locale)
  const parts = partsIn(town)
  const names = parts.map((part) => nameOf(part, locale))
  const isPlain = parts.length === 1 || (parts.length === 2 && isProvince(parts[1]))
  if (locale === 'ko' && isPlain) return [name, ...names.toReversed()].filter(Boolean).join(' ')
  return [...names, name].filter(Boolean).join(', ')
}

/** The reverse: a place that somebody typed in any language, as it is stored. What is not known stays as typed. */
export function storedPlace(typed: string): string {
  const { town, country } = partsOf(typed)
  if (codeOf(country, 'en')) return typed.replace(town, englishTown(town))
  const code = codeOf(country, 'fr') ?? codeOf(country, 'ko')
  if (code) return joined(town, code)
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(typed.trim()) ?? []
  const before = codeOf(first, 'ko')
  return before ? joined(fromSmall(rest), before) : typed
}

/** '브리티시컬럼비아 Delta', the city first. */
function fromSmall(town: string): string {
  const province = PROVINCES.find(({ ko }) => town.startsWith(`${ko} `))
  return province ? `${town.slice(province.ko.length + 1)}, ${province.en}` : town
}

const joined = (town: string, code: string) =>
  [englishTown(town), countryName(code, 'en')].filter(Boolean).join(', ')

/** A typed place in English without its country, and the code of the country if one was typed. */
export function townIn(typed: string): { town: string; code: string | null } {
  const { town, country } = partsOf(storedPlace(typed))
  const code = codeOf(country, 'en') ?? null
  return code && town !== '' ? { town, code } : { town: englishTown(typed), code: null }
}

/** A place without its country in the reader's language. */
export const townName = (town: string, locale: Locale): string =>
  partsIn(town)
    .map((part) => nameOf(part, locale))
    .join(', ')
