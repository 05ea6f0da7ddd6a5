import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Button, ButtonLink } from '@/ui/parts/button'
import { LogoutForm } from '@/ui/frame/account/logout-form'
import { Notice } from './notice'

/** For a member who does not sell (rules L6, S2), who may also be signed in under the wrong account. */
export function DeniedNotice() {
  const t = useTranslations('seller.denied')
  const account = useTranslations('account')
  const locale = useLocale()
  return (
    <Notice title={t('title')}>
      <p>{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" href={localePath(locale, '/become-seller')}>
          {t('become')}
        </ButtonLink>
        <LogoutForm failed={account.raw('logoutFailed') as string}>
          <Button type="submit">{account('logout')}</Button>
        </LogoutForm>
      </div>
    </Notice>
  )
}
