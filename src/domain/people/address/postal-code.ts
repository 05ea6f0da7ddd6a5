import { fail, ok, type Result } from '@/domain/result'

/** The thirteen provinces and territories, by postal abbreviation (rule P4). */
export const PROVINCES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const

export type Province = (typeof PROVINCES)[number]

export function isProvince(value: unknown): value is Province {
  return PROVINCES.some((province) => province === value)
}

export type Country = 'CA' | 'KR'

const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/
const KOREAN = /^\d{5}$/

const FIRST_LETTERS: Record<Province, string> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
}

/** Normalizes a postal code to A1A 1A1, or five digits in Korea (rule P4). */
export function normalizePostalCode(
  text: string,
  country: Country = 'CA',
  path = 'postalCode',
): Result<string> {
  const code = text.trim().toUpperCase()
  if (country === 'KR') return KOREAN.test(code) ? ok(code) : fail('address.postalCodeKR', path)
  if (!CANADIAN.test(code)) return fail('address.postalCodeCA', path)
  return ok(`${code.slice(0, 3)} ${code.slice(-3)}`)
}

const AREA = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/
const US_CODE = /^\d{5}(?:-?\d{4})?$/

/** The first three characters of a postal code, typed alone or with the rest: T2G of 't2g 4n6' (rule M51). */
export function readArea(text: string, path = 'place'): Result<string> {
  const code = text.normalize('NFKC').trim().toUpperCase()
  if (AREA.test(code) || CANADIAN.test(code)) return ok(code.slice(0, 3))
  return fail(US_CODE.test(code) ? 'address.canadaOnly' : 'address.area', path)
}

/** Nunavut has three of the areas that begin with X. */
const NUNAVUT = /^X0[ABC]/

/** The province of an area; the first letter says it everywhere but in the north. */
export function provinceOfArea(area: string): Province {
  if (area.startsWith('X')) return NUNAVUT.test(area) ? 'NU' : 'NT'
  const found = PROVINCES.find((province) => FIRST_LETTERS[province].includes(area.charAt(0)))
  if (!found) throw new RangeError(`No province has the area ${area}`)
  return found
}

/** Used for a warning only: the tax follows the province, not the postal code. */
export function postalCodeMatchesProvince(postalCode: string, province: string): boolean {
  const first = postalCode.trim().charAt(0).toUpperCase()
  return first !== '' && isProvince(province) && FIRST_LETTERS[province].includes(first)
}
