import { normalizePostalCode, type Country, isProvince, type Province } from './postal-code'
import { failAll, issue, issuesOf, ok, type Issue, type Result, fail } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/values/text'

export const COUNTRIES: readonly Country[] = ['CA', 'KR']

type Street = { address: string; city: string }
export type CanadianAddress = Street & { country: 'CA'; province: Province; postalCode: string }
export type KoreanAddress = Street & { country: 'KR'; region: string; postalCode: string }

/** A Canadian place has a province, a Korean one a region (rule P4). */
export type Address = CanadianAddress | KoreanAddress

type Field = 'country' | 'address' | 'city' | 'province' | 'region' | 'postalCode' | 'firstName' | 'lastName'
export type AddressInput = Partial<Record<Field, string | null>>

/** Where an order goes: a person at a Canadian place (rule M22). */
export type ShippingAddress = CanadianAddress & { firstName: string; lastName: string }

/** Maximum lengths in characters. */
const LIMITS = { address: 200, city: 100, region: 60, firstName: 80, lastName: 80 }
type Line = keyof typeof LIMITS

const line = (value: string | null | undefined) => cleanLine(value ?? '')

function lineIssues(values: Partial<Record<Line, string>>, prefix: string): Issue[] {
  const fields = Object.keys(LIMITS) as Line[]
  return fields.flatMap((field) => {
    const value = values[field]
    const max = LIMITS[field]
    if (value === undefined) return []
    if (isBlank(value)) return [issue(`address.${field}`, prefix + field)]
    return lengthOf(value) > max ? [issue('address.tooLong', prefix + field, { max })] : []
  })
}

function validateCanadian(input: AddressInput, prefix: string): Result<CanadianAddress> {
  const place = { address: line(input.address), city: line(input.city) }
  const province = line(input.province).toUpperCase()
  const code = normalizePostalCode(line(input.postalCode), 'CA', `${prefix}postalCode`)
  const issues = lineIssues(place, prefix)
  if (!isProvince(province)) issues.push(issue('address.province', `${prefix}province`))
  if (!isProvince(province) || !code.ok || issues.length > 0) return failAll([...issues, ...issuesOf(code)])
  return ok({ country: 'CA', ...place, province, postalCode: code.value })
}

function validateKorean(input: AddressInput, prefix: string): Result<KoreanAddress> {
  const place = { address: line(input.address), city: line(input.city), region: line(input.region) }
  const code = normalizePostalCode(line(input.postalCode), 'KR', `${prefix}postalCode`)
  const issues = lineIssues(place, prefix)
  if (!code.ok || issues.length > 0) return failAll([...issues, ...issuesOf(code)])
  return ok({ country: 'KR', ...place, postalCode: code.value })
}

/** Returns the address as stored, or every issue found. Without a country it counts as Canadian (rule P4). */
export function validateAddress(input: AddressInput, prefix = ''): Result<Address> {
  const country = line(input.country) || 'CA'
  if (country === 'CA') return validateCanadian(input, prefix)
  if (country === 'KR') return validateKorean(input, prefix)
  return failAll([issue('address.country', `${prefix}country`)])
}

/** The same for an order, which must go to a named person in Canada (rule M22). */
export function validateShippingAddress(input: AddressInput, prefix = ''): Result<ShippingAddress> {
  const person = { firstName: line(input.firstName), lastName: line(input.lastName) }
  const abroad = (line(input.country) || 'CA') !== 'CA'
  const place = validateCanadian(input, prefix)
  const issues = lineIssues(person, prefix)
  if (abroad) return failAll([...issues, issue('address.canadaOnly', `${prefix}country`)])
  if (!place.ok || issues.length > 0) return failAll([...issues, ...issuesOf(place)])
  return ok({ ...person, ...place.value })
}

/** Saved delivery addresses must be Canadian (rules M22, P4). */
export function addressRule({ next }: { next: Partial<AddressInput> }): Result<object> {
  const place = validateAddress({ ...next, region: next.province })
  if (!place.ok) return place
  return place.value.country === 'CA' ? ok(place.value) : fail('address.canadaOnly', 'country')
}

export type Place = {
  address: string | null
  address2: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  country: string | null
}

/** City and province or region; a Korean city that is its own region is named once. */
export const townParts = (city: string | null | undefined, province: string | null | undefined): string[] => [
  ...new Set([city, province].filter((part): part is string => Boolean(part))),
]

const HANGUL = /\p{Script=Hangul}/u

/** The lines of a postal address as printed on an envelope, without the country. */
export function addressLines({ address, address2, city, province, postalCode, country }: Place): string[] {
  const isKorean = country === 'KR'
  const isHangul = isKorean && [address, city].every((part) => HANGUL.test(part ?? ''))
  // From the region to the house number, as Koreans write it.
  const street = isHangul ? [...townParts(province, city), address].join(' ') : address
  const place = townParts(city, province).join(isKorean ? ', ' : ' ')
  // Two spaces as Canada Post asks.
  const town = [isHangul ? '' : place, postalCode].filter(Boolean).join(isKorean ? ' ' : '  ')
  return [street, address2, town].filter((part) => part !== null && part !== '') as string[]
}
