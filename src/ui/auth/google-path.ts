import type { UserType } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'

type Intent = { type: UserType; next: string; locale: Locale }

/**
 * The target of a "Continue with Google" link. A link, not a form: the CSP allows no form that ends at another site.
 */
export function googlePath(intent: Intent): string {
  return `/api/auth/google?${new URLSearchParams(intent)}`
}
