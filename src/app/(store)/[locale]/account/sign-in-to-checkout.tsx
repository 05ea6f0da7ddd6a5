import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** Shown instead of the cart or checkout to visitors (rule P11). */
export function SignInToCheckout({ locale, back }: { locale: Locale; back: string }) {
  const t = useTranslations('checkout')
  const next = encodeURIComponent(localePath(locale, back))
  return (
    <EmptyState icon="cart" title={t('signedOut')} text={t('signedOutText')}>
      <ButtonLink kind="primary" href={`${localePath(locale, '/login')}?next=${next}`}>
        {t('signIn')}
      </ButtonLink>
    </EmptyState>
  )
}
