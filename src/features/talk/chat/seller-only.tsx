import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

/** For a member without a shop who opens a seller's conversation; their own are under Messages. */
export function SellerOnly() {
  const t = useTranslations('chat')
  return (
    <EmptyState title={t('sellerOnly')} icon="alert" isPage>
      <ButtonLink kind="primary" href={localePath(useLocale(), '/messages')}>
        {t('toMessages')}
      </ButtonLink>
    </EmptyState>
  )
}
