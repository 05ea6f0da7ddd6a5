import type { Actor } from './actor'
import { validateAddress, type AddressInput } from '@/domain/people/address/address'
import { chosenName, MAX_DISPLAY_NAME, personName } from './person-name'
import { failAll, issue, issuesOf, ok, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/values/text'

const PHONE = /^\+?[\d\s().-]{7,40}$/
const LIMITS = { firstName: 80, lastName: 80, phone: 40, company: 200, address2: 200 }
type Line = keyof typeof LIMITS

export type ProfileInput = AddressInput & Partial<Record<Line, string | null>>
export type Profile = {
  firstName: string
  lastName: string
  phone: string
  company: string | null
  country: 'CA' | 'KR'
  address: string
  address2: string | null
  city: string
  province: string
  postalCode: string
}

/** Required profile fields of buyers and sellers (rules P4, P22). A Korean region is stored as province. */
export function checkProfile(input: ProfileInput): Result<Profile> {
  const line = (field: Line) => cleanLine(input[field] ?? '')
  const person = { firstName: line('firstName'), lastName: line('lastName'), phone: line('phone') }
  const more = { company: line('company'), address2: line('address2') }
  const place = validateAddress(input)
  const issues: Issue[] = [
    ...(isBlank(person.firstName) ? [issue('address.firstName', 'firstName')] : []),
    ...(isBlank(person.lastName) ? [issue('address.lastName', 'lastName')] : []),
    ...(isPhone(person.phone) ? [] : [issue('profile.phone', 'phone')]),
    ...tooLong({ ...person, ...more }),
    ...issuesOf(place),
  ]
  if (!place.ok || issues.length > 0) return failAll(issues)
  const { country, address, city, postalCode } = place.value
  const province = place.value.country === 'KR' ? place.value.region : place.value.province
  return ok({
    ...person,
    company: more.company || null,
    country,
    address,
    address2: more.address2 || null,
    city,
    province,
    postalCode,
  })
}

export const isPhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, '').length >= 7

function tooLong(values: Partial<Record<Line, string>>): Issue[] {
  return (Object.keys(LIMITS) as Line[])
    .filter((field) => lengthOf(values[field] ?? '') > LIMITS[field])
    .map((field) => issue('address.tooLong', field, { max: LIMITS[field] }))
}

type ProfileRow = ProfileInput & { displayName?: string | null }
type ProfileChange = { next: ProfileRow; before?: ProfileRow; actor: Actor }

/** Profile fields, named as in forms and in the collection. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'company',
  'country',
  'address',
  'address2',
  'city',
  'province',
  'postalCode',
] as const satisfies readonly (keyof ProfileInput)[]

/** A changed profile must be complete; only the system may create an incomplete one (first Google sign-in). */
export function profileRule({ next, before, actor }: ProfileChange): Result<object> {
  const same = PROFILE_FIELDS.every((field) => (next[field] ?? null) === (before?.[field] ?? null))
  if (actor.kind === 'system' || same) return ok({})
  const checked = checkProfile({ ...next, region: next.province })
  // A name of their own stays; that of the person follows it.
  const isChosen = next.displayName !== before?.displayName || chosenName(before ?? {}) !== null
  if (!checked.ok || isChosen) return checked
  return ok({ ...checked.value, displayName: personName(checked.value).slice(0, MAX_DISPLAY_NAME) })
}
