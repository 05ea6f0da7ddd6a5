import type { UserType } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'

type Wish = { type: UserType; next: string; locale: Locale }

/** Where a "Continue with Google" link leads. A link, not a form: the policy of content lets no form end at another site. */
export function googlePath(wish: Wish): string {
  return `/api/auth/google?${new URLSearchParams(wish)}`
}
