import { failAll, issue, ok, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/values/text'
import { isHangulName, personName } from '@/domain/people/person-name'
import type { Profile } from '@/domain/people/profile'

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/** Whether Canadians can read it: Latin letters with any accents, digits and signs. */
export const isLatin = (text: string) => LATIN.test(text.normalize('NFKC'))

/** What a Korean seller gives in Latin letters, with its length (rule N22). */
const LIMITS = { company: 200, contactPerson: 120, address: 200, address2: 200, city: 100, province: 60 }
type Name = keyof typeof LIMITS
const NAMES = Object.keys(LIMITS) as Name[]

type NameFields = Partial<Record<Name | 'country', string | null>>

/** What Canadians could not read of a seller; of a Canadian one nothing. */
export const notLatin = (seller: NameFields): Name[] =>
  seller.country === 'KR' ? NAMES.filter((name) => !isLatin(seller[name] ?? '')) : []

/** The name goes along, so that errors of several fields differ in a summary. */
export const latinIssue = (code: 'latin' | 'latinNeeded', name: Name, path: string = name): Issue =>
  issue(`business.${code}`, path, { field: name })

export type LatinNames = Record<Exclude<Name, 'address2'>, string> & { address2: string | null }
export const latinField = (name: Name) => `${name}Latin` as const
export const LATIN_FIELDS = NAMES.map(latinField)
export type LatinInput = Partial<Record<ReturnType<typeof latinField>, string | null>>

/** The name of a person as a company writes it: Koreans put the surname first in Latin letters too. */
export function contactName(profile: Profile): string {
  const { firstName, lastName, country } = profile
  return country === 'KR' && !isHangulName(profile) ? `${lastName} ${firstName}` : personName(profile)
}

/** The names of the profile as one typed them. */
const typedNames = (profile: Profile): Record<Name, string | null> => ({
  ...profile,
  company: profile.company ?? contactName(profile),
  contactPerson: contactName(profile),
})

/** The Latin names that a sign-up gives, where its profile is not in Latin letters already; null of a Canadian seller. */
export function checkLatinNames(input: LatinInput, profile: Profile): Result<LatinNames | null> {
  if (profile.country !== 'KR') return ok(null)
  const typed = typedNames(profile)
  const issues: Issue[] = []
  const latin = NAMES.map((name) => {
    const [field, own] = [latinField(name), typed[name] ?? '']
    const given = cleanLine(input[field] ?? '')
    const value = isBlank(given) && isLatin(own) ? own : given
    if (isBlank(value) && !isBlank(own)) issues.push(latinIssue('latinNeeded', name, field))
    else if (!isLatin(value)) issues.push(latinIssue('latin', name, field))
    else if (lengthOf(value) > LIMITS[name])
      issues.push(issue('address.tooLong', field, { max: LIMITS[name] }))
    return [name, value] as const
  })
  if (issues.length > 0) return failAll(issues)
  const names = Object.fromEntries(latin) as Record<Name, string>
  return ok({ ...names, address2: names.address2 || null })
}

/** The Hangul that a profile was typed in, beside its Latin names. */
export function hangulOf(profile: Profile) {
  const { company, contactPerson, ...place } = typedNames(profile)
  const hangul = (text: string | null) => (text && !isLatin(text) ? text : null)
  const isHangul = [place.address, place.address2, place.city, place.province].some(hangul)
  return {
    companyKo: hangul(company),
    contactPersonKo: hangul(contactPerson),
    addressKo: isHangul ? place.address : null,
    address2Ko: isHangul ? place.address2 : null,
    cityKo: isHangul ? place.city : null,
    provinceKo: isHangul ? place.province : null,
  }
}

type Street = Record<'address' | 'address2' | 'city' | 'province', string | null>
export type HangulPlace = Partial<Record<`${keyof Street}Ko`, string | null>>

/** The place as Korean readers write it, if the seller is in Korea and has given it; else in Latin letters. */
export function koreanPlace({
  country,
  addressKo,
  address2Ko,
  cityKo,
  provinceKo,
  ...place
}: Street & HangulPlace & { country: string | null }): Street {
  const { address, address2, city, province } = place
  if (country !== 'KR') return { address, address2, city, province }
  const town = { city: cityKo || city, province: provinceKo || province }
  return addressKo
    ? { address: addressKo, address2: address2Ko ?? null, ...town }
    : { address, address2, ...town }
}
