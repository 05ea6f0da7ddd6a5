import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { latinIssue, notLatin } from './latin-names'
import { isPhone } from '@/domain/people/profile'
import { isKoreanBusinessNumber } from '@/domain/payments/tax/registration'
import { failAll, issue, ok, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/values/text'

const LIMITS = {
  company: 200,
  businessRegistration: 40,
  contactPerson: 120,
  contactEmail: 254,
  contactPhone: 40,
}

export const BUSINESS_FIELDS = [
  'company',
  'businessRegistration',
  'contactPerson',
  'contactEmail',
  'contactPhone',
] as const

type Line = (typeof BUSINESS_FIELDS)[number]
export type Business = Record<Line, string>
export type BusinessInput = Partial<Record<Line, string | null>>

/** Required fields of a seller profile (rule P26); the business number depends on the country (rule P4). */
export function checkBusiness(input: BusinessInput, country: string | null | undefined): Result<Business> {
  const line = (name: Line) => cleanLine(input[name] ?? '')
  const business: Business = {
    company: line('company'),
    businessRegistration: line('businessRegistration'),
    contactPerson: line('contactPerson'),
    contactEmail: normalizeEmail(line('contactEmail')),
    contactPhone: line('contactPhone'),
  }
  const number = business.businessRegistration
  const issues: Issue[] = [
    ...(isBlank(business.company) ? [issue('account.company', 'company')] : []),
    ...(isBlank(number) ? [issue('registration.required', 'businessRegistration')] : []),
    ...(!isBlank(number) && country === 'KR' && !isKoreanBusinessNumber(number)
      ? [issue('registration.korean', 'businessRegistration')]
      : []),
    ...(isBlank(business.contactPerson) ? [issue('business.contactPerson', 'contactPerson')] : []),
    ...(isEmailAddress(business.contactEmail) ? [] : [issue('account.email', 'contactEmail')]),
    ...(isPhone(business.contactPhone) ? [] : [issue('profile.phone', 'contactPhone')]),
    ...notLatin({ company: business.company, contactPerson: business.contactPerson, country }).map((name) =>
      latinIssue('latin', name),
    ),
    ...BUSINESS_FIELDS.filter((name) => lengthOf(business[name]) > LIMITS[name]).map((name) =>
      issue('address.tooLong', name, { max: LIMITS[name] }),
    ),
  ]
  return issues.length > 0 ? failAll(issues) : ok(business)
}
