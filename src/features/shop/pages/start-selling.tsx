import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'

/** The Start Selling button of the seller guide, at its top and bottom (rule L9). */
export function StartSelling() {
  const t = useTranslations('home.seller')
  return (
    <ButtonLink kind="primary" href={localePath(useLocale(), '/register?as=seller')}>
      {t('start')}
    </ButtonLink>
  )
}
