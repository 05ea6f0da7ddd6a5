import type { Locale } from '@/domain/locale'
import { ButtonLink } from '@/ui/button'
import type { AuthTarget } from './auth-path'
import { googlePath } from './google-path'

type Props = { target: AuthTarget; locale: Locale; label: string | null }

/** The Google button, if configured; nothing is loaded from Google before the click. */
export function GoogleLink({ target: { as, next }, locale, label }: Props) {
  return label ? (
    <ButtonLink href={googlePath({ type: as || 'buyer', next, locale })} rel="nofollow">
      {label}
    </ButtonLink>
  ) : null
}
