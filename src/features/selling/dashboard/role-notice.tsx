import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { Notice } from './notice'

/** For a person of the seller whose role does not have this page (rule P40). */
export function RoleNotice() {
  const t = useTranslations('sellerPeople.denied')
  const locale = useLocale()
  return (
    <Notice title={t('title')}>
      <p>{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" href={localePath(locale, '/seller')}>
          {t('overview')}
        </ButtonLink>
        <ButtonLink href={localePath(locale, '/seller/people')}>{t('people')}</ButtonLink>
      </div>
    </Notice>
  )
}
