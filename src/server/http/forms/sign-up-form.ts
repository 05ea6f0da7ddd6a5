import 'server-only'
import { BUSINESS_FIELDS, type BusinessInput } from '@/domain/people/sellers/business'
import { LATIN_FIELDS, type LatinInput } from '@/domain/people/sellers/latin-names'
import { PROFILE_FIELDS } from '@/domain/people/profile'
import type { SignUpInput } from '@/domain/people/sign-in/sign-up'
import { field } from './form'
import { afterSignUp, safeNext } from '@/server/auth/safe-next'

/** Profile fields of a form. A Korean address sends `region`, or uses the province field. */
export function profileIn(form: FormData) {
  const lines = Object.fromEntries(PROFILE_FIELDS.map((name) => [name, field(form, name)])) as Record<
    (typeof PROFILE_FIELDS)[number],
    string
  >
  return { ...lines, region: form.has('region') ? field(form, 'region') : lines.province }
}

export function businessIn(form: FormData): BusinessInput {
  return Object.fromEntries(BUSINESS_FIELDS.map((name) => [name, field(form, name)]))
}

/** What a Korean seller writes in Latin letters too (rule N22). */
export const latinIn = (form: FormData): LatinInput =>
  Object.fromEntries(LATIN_FIELDS.map((name) => [name, field(form, name)]))

/** Passwords are not cut to the maximum: too long is reported as an error. */
export const secretIn = (form: FormData, name: string) => field(form, name, 1_000)

export const isTicked = (form: FormData, name: string) => field(form, name) !== ''

export function signUpIn(form: FormData): SignUpInput & { next: string } {
  const userType = field(form, 'userType')
  return {
    ...profileIn(form),
    ...latinIn(form),
    email: field(form, 'email', 300),
    password: secretIn(form, 'password'),
    confirmPassword: secretIn(form, 'confirmPassword'),
    userType,
    businessRegistration: field(form, 'businessRegistration'),
    terms: isTicked(form, 'terms'),
    age: isTicked(form, 'age'),
    marketing: isTicked(form, 'marketing'),
    next: afterSignUp(safeNext(form.get('next'), form.get('locale')), userType),
  }
}

/** Values the form may show again: everything but passwords. */
export function keptOf(input: Record<string, unknown>): Record<string, string> {
  const words = Object.entries(input).filter(([name]) => !/password/i.test(name))
  return Object.fromEntries(
    words.map(([name, value]) => [name, value === true ? 'on' : value === false ? '' : String(value ?? '')]),
  )
}
