import type { Locale } from '@/domain/locale'
import { ButtonLink } from '@/ui/parts/button'
import type { AuthTarget } from './auth-path'

type Props = { target: AuthTarget; locale: Locale; label: string | null }

/**
 * The Google button, if configured; nothing is loaded from Google before the click. A link, not a form: the CSP allows
 * no form that ends at another site.
 */
export function GoogleLink({ target: { as, next }, locale, label }: Props) {
  if (!label) return null
  const query = new URLSearchParams({ type: as || 'buyer', next, locale })
  return (
    <ButtonLink href={`/api/auth/google?${query}`} rel="nofollow">
      {label}
    </ButtonLink>
  )
}
