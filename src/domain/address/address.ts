import { normalizePostalCode, type Country } from './postal-code'
import { isProvince, type Province } from './province'
import { failAll, issue, issuesOf, ok, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/text'

export { normalizePostalCode, postalCodeMatchesProvince, type Country } from './postal-code'
export { isProvince, PROVINCES, type Province } from './province'
export * from '@/domain/tax/registration'

export const COUNTRIES: readonly Country[] = ['CA', 'KR']

type Place = { address: string; city: string }
export type CanadianAddress = Place & { country: 'CA'; province: Province; postalCode: string }
export type KoreanAddress = Place & { country: 'KR'; region: string; postalCode: string }

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
