import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { loginPath } from '@/ui/auth/auth-path'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

/** Shown instead of the cart or checkout to visitors (rule P11). */
export function SignInToCheckout({ locale, back }: { locale: Locale; back: string }) {
  const t = useTranslations('checkout')
  return (
    <EmptyState icon="cart" title={t('signedOut')} text={t('signedOutText')}>
      <ButtonLink kind="primary" href={loginPath(locale, back)}>
        {t('signIn')}
      </ButtonLink>
    </EmptyState>
  )
}
