import { useLocale, useTranslations } from 'next-intl'
import {
  isNarrowed,
  PRODUCT_TABLE,
  writeProductTableQuery,
  type ProductTableQuery,
} from '@/domain/products/listing/product-table-query'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { LoadFailed } from '@/ui/errors/load-failed'

type Props = { query: ProductTableQuery; hasAny: boolean; canAct: boolean }

/** Why no product is shown, with the next step. */
export function NoProducts({ query, hasAny, canAct }: Props) {
  const t = useTranslations('productTable')
  const locale = useLocale()
  const path = localePath(locale, PRODUCT_TABLE)
  const add = canAct ? (
    <ButtonLink kind="primary" href={localePath(locale, '/upload')}>
      {t('add')}
    </ButtonLink>
  ) : null
  if (!hasAny)
    return (
      <EmptyState title={t('none')} text={canAct ? t('noneText') : undefined}>
        {add}
      </EmptyState>
    )
  if (query.page > 1)
    return (
      <EmptyState title={t('pastEnd')}>
        <ButtonLink href={path + writeProductTableQuery({ ...query, page: 1 })}>{t('firstPage')}</ButtonLink>
      </EmptyState>
    )
  if (isNarrowed(query))
    return (
      <EmptyState title={t('noneFound')} text={t('noneFoundText')} icon="search">
        <ButtonLink href={path}>{t('clear')}</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('allArchived')} text={t('allArchivedText')}>
      <ButtonLink href={`${path}?filter=archived`}>{t('showArchived')}</ButtonLink>
    </EmptyState>
  )
}

/** The table could not be read; the link asks for it again. */
export function ProductsFailed({ retry }: { retry: string }) {
  const t = useTranslations('productTable')
  return <LoadFailed message={t('failed')} retry={retry} />
}
