import { useLocale, useTranslations } from 'next-intl'
import { writeProductTableQuery, type ProductTableQuery } from '@/domain/products/listing/product-table-query'
import { DraftsLink } from '@/features/selling/listing/drafts/drafts-link'
import { localePath } from '@/messages/locales'
import { Button, ButtonLink } from '@/ui/parts/button'

type Props = { query: ProductTableQuery; canAct: boolean; hasAny: boolean; drafts: number }

/** The title, and the ways to more products and to a file of these. */
export function OwnTableHead({ query, canAct, hasAny, drafts }: Props) {
  const t = useTranslations('productTable')
  const locale = useLocale()
  const csv = new URLSearchParams(writeProductTableQuery({ ...query, page: 1 }))
  csv.set('locale', locale)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="me-auto text-xl md:text-2xl">{t('title')}</h1>
      {hasAny ? (
        <ButtonLink
          kind="quiet"
          className="no-print max-md:order-1 max-md:-ms-4"
          href={`/api/seller-products/csv?${csv}`}
          download
        >
          {t('export')}
        </ButtonLink>
      ) : null}
      {canAct ? (
        <>
          <DraftsLink count={drafts} />
          <ButtonLink
            kind="quiet"
            className="no-print max-md:order-1 max-md:-ms-4"
            href={localePath(locale, '/seller/products/import')}
          >
            {t('import')}
          </ButtonLink>
          <ButtonLink kind="primary" className="no-print" href={localePath(locale, '/upload')}>
            {t('add')}
          </ButtonLink>
        </>
      ) : (
        <Button disabled className="no-print">
          {t('add')}
        </Button>
      )}
    </div>
  )
}
