import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { LoadFailed } from '@/ui/errors/load-failed'

/** Nothing was ever paid: an invoice is issued with the payment. */
export function NoInvoices() {
  const t = useTranslations('invoices')
  const orders = useTranslations('buyerOrders')
  return (
    <EmptyState title={t('none')} text={t('noneText')} icon="orders">
      <ButtonLink kind="primary" href={localePath(useLocale(), '/products')}>
        {orders('browse')}
      </ButtonLink>
    </EmptyState>
  )
}

export function InvoicesFailed({ retry }: { retry: string }) {
  return <LoadFailed message={useTranslations('invoices')('failed')} retry={retry} />
}
