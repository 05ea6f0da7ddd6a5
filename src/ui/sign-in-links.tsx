import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from './button'

/** Both doors, for as long as nobody is signed in. */
export function SignInLinks({ className }: { className: string }) {
  const t = useTranslations('header')
  const login = localePath(useLocale(), '/login')
  return (
    <div className={className} data-signed-out>
      <ButtonLink kind="quiet" href={`${login}?as=seller`}>
        {t('sellerLogin')}
      </ButtonLink>
      <ButtonLink href={`${login}?as=buyer`}>{t('buyerLogin')}</ButtonLink>
    </div>
  )
}
