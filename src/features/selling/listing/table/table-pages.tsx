import { useLocale, useTranslations } from 'next-intl'
import {
  PRODUCT_TABLE,
  writeProductTableQuery,
  type ProductTableQuery,
} from '@/domain/products/listing/product-table-query'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { Icon } from '@/ui/parts/icon'

/** Links to the page before and the page after; how many there are is not counted. */
export function TablePages({ query, hasMore }: { query: ProductTableQuery; hasMore: boolean }) {
  const t = useTranslations('pagination')
  const path = localePath(useLocale(), PRODUCT_TABLE)
  const hrefOf = (page: number) => path + writeProductTableQuery({ ...query, page })
  if (query.page === 1 && !hasMore) return null
  return (
    <nav
      aria-label={t('label')}
      className="figures no-print mt-6 flex flex-wrap items-center justify-center gap-3"
    >
      {query.page > 1 ? (
        <ButtonLink kind="quiet" rel="prev" href={hrefOf(query.page - 1)}>
          <Icon name="previous" />
          {t('previous')}
        </ButtonLink>
      ) : null}
      <span aria-current="page">{t('page', { page: query.page })}</span>
      {hasMore ? (
        <ButtonLink kind="quiet" rel="next" href={hrefOf(query.page + 1)}>
          {t('next')}
          <Icon name="next" />
        </ButtonLink>
      ) : null}
    </nav>
  )
}
