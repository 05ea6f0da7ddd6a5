import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { LoadFailed } from '@/ui/errors/load-failed'

/** Nothing was ever ordered, or nothing matches the filter. */
export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('buyerOrders')
  const locale = useLocale()
  return isFiltered ? (
    <EmptyState title={t('noneFound')} text={t('noneFoundText')} icon="search">
      <ButtonLink href={localePath(locale, '/buyer-orders')}>{t('clear')}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t('none')} text={t('noneText')} icon="orders">
      <ButtonLink kind="primary" href={localePath(locale, '/products')}>
        {t('browse')}
      </ButtonLink>
    </EmptyState>
  )
}

/** The message of rule M36; with a connection also a retry link. */
export function OrdersFailed({ retry }: { retry?: string }) {
  const t = useTranslations('buyerOrders')
  return <LoadFailed message={t('failed')} retry={retry} />
}
