import type { Locale } from '@/domain/locale'
import { toExactCents } from '@/domain/money'
import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { issue, issuesOf, settle, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/values/text'
import type { SpendingLimits } from './approval'
import { isCompanyRole, type CompanyRole } from './role'

export const COMPANY_NAME = 120
export const BUSINESS_NUMBER = 40
/** An invitation's link works for this time (rule M98). */
export const COLLEAGUE_INVITATION_DAYS = 7
export const MOST_COLLEAGUE_INVITATIONS = 50
export const MOST_COLLEAGUES = 200
export const DECLINE_TEXT = 1000
const MOST_CENTS = 99_999_999_99

type TypedCompany = { name: string; businessNumber: string }

/** Name and business number, which is kept as it is typed: provinces give numbers of their own (rules P4, M95). */
export function checkCompany(typed: TypedCompany): Result<TypedCompany> {
  const company = { name: cleanLine(typed.name), businessNumber: cleanLine(typed.businessNumber) }
  const long = (name: keyof TypedCompany, max: number) =>
    lengthOf(company[name]) > max ? [issue('address.tooLong', name, { max })] : []
  return settle(
    [
      ...(isBlank(company.name) ? [issue('account.company', 'name')] : []),
      ...(/\d/.test(company.businessNumber) ? [] : [issue('registration.required', 'businessNumber')]),
      ...long('name', COMPANY_NAME),
      ...long('businessNumber', BUSINESS_NUMBER),
    ],
    company,
  )
}

export type TypedRole = { role: string; orderLimit: string; monthLimit: string }
export type RoleTerms = SpendingLimits & { role: CompanyRole }

/** A role with its limits; empty is no limit, and only a buyer has any (rules M96, M99). */
export function checkRole(typed: TypedRole, locale: Locale): Result<RoleTerms> {
  if (!isCompanyRole(typed.role)) return settle([issue('company.role', 'role')], NO_TERMS)
  const { role } = typed
  if (role !== 'buyer') return settle([], { ...NO_TERMS, role })
  const [order, month] = (['orderLimit', 'monthLimit'] as const).map((name) =>
    limitIn(typed[name], name, locale),
  ) as [Limit, Limit]
  return settle([...order.issues, ...month.issues], {
    role,
    orderLimit: order.cents,
    monthLimit: month.cents,
  })
}

const NO_TERMS: RoleTerms = { role: 'requester', orderLimit: null, monthLimit: null }

type Limit = { cents: number | null; issues: Issue[] }

function limitIn(text: string, path: string, locale: Locale): Limit {
  if (isBlank(text)) return { cents: null, issues: [] }
  const cents = toExactCents(text, path, locale)
  if (!cents.ok) return { cents: null, issues: issuesOf(cents) }
  return cents.value > MOST_CENTS
    ? { cents: null, issues: [issue('money.invalid', path)] }
    : { cents: cents.value, issues: [] }
}

/** Whom to invite, and as what. */
export function checkInvitation(
  typed: TypedRole & { email: string },
  locale: Locale,
): Result<RoleTerms & { email: string }> {
  const email = normalizeEmail(typed.email)
  const terms = checkRole(typed, locale)
  return settle([...(isEmailAddress(email) ? [] : [issue('account.email', 'email')]), ...issuesOf(terms)], {
    ...(terms.ok ? terms.value : NO_TERMS),
    email,
  })
}
