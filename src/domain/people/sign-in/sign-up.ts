import { isProvince } from '@/domain/people/address/postal-code'
import { koreanTownOf, townOf, type ShippingPlace } from '@/domain/people/address/shipping-place'
import type { UserType } from '@/domain/people/actor'
import { isKoreanBusinessNumber } from '@/domain/payments/tax/registration'
import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { checkNewPassword } from './password'
import {
  checkLatinNames,
  contactName,
  hangulOf,
  type LatinInput,
  type LatinNames,
} from '@/domain/people/sellers/latin-names'
import { checkProfile, type Profile, type ProfileInput } from '@/domain/people/profile'
import { failAll, issue, issuesOf, ok, type Issue, type Result } from '@/domain/result'
import { cleanLine, lengthOf } from '@/domain/values/text'

const MAX_REGISTRATION = 40

export type SignUpInput = ProfileInput &
  LatinInput & {
    email: string
    password: string
    confirmPassword: string
    userType: string
    businessRegistration: string
    terms: boolean
    age: boolean
    marketing: boolean
  }

/** A sign-up waiting for its emailed link; the password is stored separately. */
export type SignUp = {
  email: string
  userType: UserType
  profile: Profile
  businessRegistration: string | null
  /** Of a Korean seller (rule N22); accounts that wait since before it have none. */
  latin?: LatinNames | null
  marketing: boolean
}

/** Validates the sign-up form and returns all issues at once (rules P4, P7, P20). */
export function checkSignUp(input: SignUpInput, isCommon?: (password: string) => boolean): Result<SignUp> {
  const email = normalizeEmail(input.email)
  const userType = input.userType === 'seller' ? 'seller' : 'buyer'
  const profile = checkProfile(input)
  const number = checkBusinessNumber(userType === 'seller' ? input.businessRegistration : '', input.country)
  const latin = sellersLatin(userType, input, profile)
  const issues: Issue[] = [
    ...(isEmailAddress(email) ? [] : [issue('account.email', 'email')]),
    ...(input.userType === userType ? [] : [issue('account.userType', 'userType')]),
    ...issuesOf(checkNewPassword({ ...input, email }, isCommon)),
    ...issuesOf(profile),
    ...issuesOf(number),
    ...issuesOf(latin),
    ...(input.terms ? [] : [issue('account.terms', 'terms')]),
    ...(input.age ? [] : [issue('account.age', 'age')]),
  ]
  if (!profile.ok || !number.ok || !latin.ok || issues.length > 0) return failAll(issues)
  return ok({
    email,
    userType,
    profile: profile.value,
    businessRegistration: number.value,
    ...(latin.value && { latin: latin.value }),
    marketing: input.marketing,
  })
}

/** A seller's Latin names, once the profile itself is right; buyers are asked for none. */
export const sellersLatin = (userType: UserType, input: LatinInput, profile: Result<Profile>) =>
  userType === 'seller' && profile.ok ? checkLatinNames(input, profile.value) : ok(null)

/** Optional at sign-up, but in Korea it must be a valid number if given (rules P4, P20). */
export function checkBusinessNumber(text: string, country: string | null | undefined): Result<string | null> {
  const number = cleanLine(text)
  if (number === '') return ok(null)
  if (country === 'KR' && !isKoreanBusinessNumber(number))
    return failAll([issue('registration.korean', 'businessRegistration')])
  return lengthOf(number) > MAX_REGISTRATION
    ? failAll([issue('address.tooLong', 'businessRegistration', { max: MAX_REGISTRATION })])
    : ok(number)
}

type Seller = Pick<SignUp, 'email' | 'profile' | 'businessRegistration' | 'latin'>

/** The initial seller profile: known data, pending until staff approve it (rules P1, P3, P17). */
export function firstSellerProfile({ email, profile, businessRegistration, latin }: Seller) {
  const { phone, company, country, address, address2, city, province, postalCode } = profile
  const name = contactName(profile)
  return {
    company: company ?? name,
    businessRegistration,
    contactPerson: name.slice(0, 120),
    contactEmail: email,
    contactPhone: phone,
    country,
    address,
    address2,
    city,
    province,
    postalCode,
    ...(latin && { ...latin, ...hangulOf(profile) }),
    ...ownPlace(latin ? { country, ...latin } : profile),
    status: 'pending' as const,
  }
}

/** Where a new seller ships from until the profile says otherwise: the city of the address (rule N21). */
function ownPlace({ country, city, province }: OwnPlace): ShippingPlace | null {
  if (!city) return null
  if (country === 'KR') return { shippingCountry: 'KR', shippingFrom: koreanTownOf(city, province ?? '') }
  return isProvince(province) ? { shippingCountry: 'CA', shippingFrom: townOf(city, province) } : null
}

type OwnPlace = { country: string | null; city: string; province: string | null }
