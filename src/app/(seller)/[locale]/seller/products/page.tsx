import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { isSeller } from '@/domain/people/actor'
import {
  PRODUCT_TABLE,
  readProductTableQuery,
  writeProductTableQuery,
} from '@/domain/products/listing/product-table-query'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { listOwnProducts } from '@/features/selling/listing/table/list-own-products'
import { NoProducts, ProductsFailed } from '@/features/selling/listing/table/no-products'
import { OwnProductList } from '@/features/selling/listing/table/own-product-list'
import { TableControls } from '@/features/selling/listing/table/table-controls'
import { TableFrame } from '@/features/selling/listing/table/table-frame'
import { OwnTableHead } from '@/features/selling/listing/table/own-table-head'
import { TableNotice } from '@/features/selling/listing/table/table-notice'
import { TablePages } from '@/features/selling/listing/table/table-pages'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { failedRead } from '@/server/next/response-status'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('productTable')
  return { title: t('title') }
}

/**
 * A seller's own products (rules S8, S20). The page waits for its one statement, so that it can be read without script; what is asked
 * for later is loaded in place.
 */
export default async function ProductsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  return (
    <SellerGate
      locale={locale}
      path={PRODUCT_TABLE + writeProductTableQuery(readProductTableQuery(asked))}
      need="active"
      part="products"
    >
      {(admitted) => <Products locale={locale} asked={asked} admitted={admitted} />}
    </SellerGate>
  )
}

type ProductsProps = { locale: Locale; asked: Query; admitted: Admission }

async function Products({ locale, asked, admitted: { viewer, canAct } }: ProductsProps) {
  const { actor, profile } = viewer
  if (!isSeller(actor)) return null
  const t = await getTranslations('productTable')
  const query = readProductTableQuery(asked)
  const found = await listOwnProducts(actor, query, locale).catch(failedRead)
  const reader = {
    sellerStatus: actor.status,
    canAct,
    timeZone: timeZoneOf(profile?.country),
    now: new Date(),
  }
  return (
    <>
      <OwnTableHead
        query={query}
        canAct={canAct}
        hasAny={found?.hasAny ?? true}
        drafts={found?.drafts ?? 0}
      />
      <TableNotice notice={asked.notice} />
      <TableFrame loading={t('loading')}>
        {found?.hasAny === false ? null : <TableControls query={query} />}
        {found ? null : (
          <ProductsFailed retry={localePath(locale, PRODUCT_TABLE) + writeProductTableQuery(query)} />
        )}
        {found?.products.length === 0 ? (
          <NoProducts query={query} hasAny={found.hasAny} canAct={canAct} />
        ) : null}
        {/* Without products too: the result of a change that took the last one away is still to be read. */}
        {found ? <OwnProductList seller={actor.id} products={found.products} reader={reader} /> : null}
        {found && found.products.length > 0 ? <TablePages query={query} hasMore={found.hasMore} /> : null}
      </TableFrame>
    </>
  )
}
