import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { Notice } from './notice'

/** For a member who does not sell (spec 6, ruling L6). */
export function DeniedNotice() {
  const t = useTranslations('seller.denied')
  const locale = useLocale()
  return (
    <Notice title={t('title')}>
      <p>{t('text')}</p>
      <ButtonLink kind="primary" href={localePath(locale, '/become-seller')}>
        {t('become')}
      </ButtonLink>
    </Notice>
  )
}
