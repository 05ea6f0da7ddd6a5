import { getTranslations } from 'next-intl/server'
import type { UserType } from '@/domain/account'
import type { Locale } from '@/domain/locale'
import { hasGoogle } from '@/server/google'
import { ButtonLink } from '@/ui/button'
import { googlePath } from './google-path'

type Props = { type: UserType; next: string; locale: Locale }

/** The way in by Google, where there is one; nothing is asked of Google before it is pressed. */
export async function GoogleLink({ type, next, locale }: Props) {
  if (!hasGoogle()) return null
  const t = await getTranslations({ locale, namespace: 'google' })
  return (
    <ButtonLink href={googlePath({ type, next, locale })} rel="nofollow">
      {t('continue')}
    </ButtonLink>
  )
}
