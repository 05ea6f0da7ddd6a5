import type { UserType } from '@/domain/people/actor'
import { checkProfile } from '@/domain/people/profile'
import { failAll, issue, issuesOf, ok, type Issue, type Result } from '@/domain/result'
import { checkBusinessNumber, sellersLatin, type SignUp, type SignUpInput } from './sign-up'

type Input = Omit<SignUpInput, 'email' | 'password' | 'confirmPassword' | 'userType'>

/** Validates what Google does not provide: the profile (rule P22), the terms and the age (rule P7). */
export function checkGoogleSignUp(
  input: Input,
  { email, userType }: { email: string; userType: UserType },
): Result<SignUp> {
  const profile = checkProfile(input)
  const number = checkBusinessNumber(userType === 'seller' ? input.businessRegistration : '', input.country)
  const latin = sellersLatin(userType, input, profile)
  const issues: Issue[] = [
    ...issuesOf(profile),
    ...issuesOf(number),
    ...issuesOf(latin),
    ...(input.terms ? [] : [issue('account.terms', 'terms')]),
    ...(input.age ? [] : [issue('account.age', 'age')]),
  ]
  if (!profile.ok || !number.ok || !latin.ok || issues.length > 0) return failAll(issues)
  const { marketing } = input
  return ok({
    email,
    userType,
    profile: profile.value,
    businessRegistration: number.value,
    ...(latin.value && { latin: latin.value }),
    marketing,
  })
}
