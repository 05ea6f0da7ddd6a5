import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { isSeller } from '@/domain/people/actor'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { listOrders } from '@/features/buying/orders/list/list-orders'
import { OrdersFailed } from '@/features/buying/orders/list/no-orders'
import { OrderFilters } from '@/features/buying/orders/list/order-filters'
import {
  ORDER_LISTS,
  readOrderQuery,
  writeOrderQuery,
  type OrderQuery,
} from '@/features/buying/orders/list/order-query'
import { ListStep } from '@/features/buying/orders/list/list-step'
import { NoSales } from '@/features/buying/orders/sale/no-sales'
import { SaleList } from '@/features/buying/orders/sale/sale-list'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { failedRead } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/parts/button'
import { LiveRefresh } from '@/ui/live/live-refresh'
import { WhileOffline } from '@/ui/live/while-offline'
import { Pagination } from '@/ui/parts/pagination'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('sellerOrders')
  return { title: t('title') }
}

/** What a seller sold (rules S10, S18), read in one statement before the page is sent, so that it works without script. */
export default async function SellerOrdersPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  return (
    <SellerGate
      locale={locale}
      path={ORDER_LISTS.seller + writeOrderQuery(readOrderQuery(asked))}
      need="active"
      part="orders"
    >
      {(admitted) => <Orders locale={locale} asked={asked} admitted={admitted} />}
    </SellerGate>
  )
}

type OrdersProps = { locale: Locale; asked: Query; admitted: Admission }

async function Orders({ locale, asked, admitted: { viewer, canAct } }: OrdersProps) {
  const { actor, user, profile } = viewer
  if (!user || !isSeller(actor)) return null
  const t = await getTranslations('sellerOrders')
  const list = await getTranslations('buyerOrders')
  const many = await getTranslations('manyOrders')
  const query = readOrderQuery(asked)
  const path = localePath(locale, ORDER_LISTS.seller)
  const found = await listOrders(user, 'seller', query, locale).catch(failedRead)
  const csv = new URLSearchParams(writeOrderQuery({ ...query, page: 1 }))
  csv.set('locale', locale)
  return (
    <>
      <LiveRefresh kinds={['order']} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl md:text-2xl">{t('title')}</h1>
        {found && found.count > 0 ? (
          <span className="flex flex-wrap gap-x-2 max-md:-ms-4">
            <ButtonLink kind="quiet" href={localePath(locale, '/seller/orders/bulk')}>
              {many('link')}
            </ButtonLink>
            <ButtonLink kind="quiet" href={`/api/seller-orders/csv?${csv}`} download>
              {list('csv')}
            </ButtonLink>
          </span>
        ) : null}
      </div>
      <WhileOffline>
        <OrdersFailed />
      </WhileOffline>
      {found?.hasAny === false ? null : (
        <OrderFilters side="seller" query={query} counts={found && found.counts} />
      )}
      {found ? null : <OrdersFailed retry={path + writeOrderQuery(query)} />}
      {found?.orders.length === 0 ? <NoSales path={path} isFiltered={found.hasAny} canAct={canAct} /> : null}
      {found && found.orders.length > 0 ? (
        <>
          <p className="text-muted mb-3 text-sm">{list('count', { count: found.count })}</p>
          <SaleList
            sales={found.orders}
            timeZone={timeZoneOf(profile?.country)}
            stepOf={(order) =>
              canAct ? <ListStep order={order} answersAt={answersAt(path, query, order.number)} /> : null
            }
          />
          <Pagination
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => path + writeOrderQuery({ ...query, page })}
          />
        </>
      ) : null}
    </>
  )
}

/** A step takes an order out of a list by status: without script its answer is on the search for that order. */
const answersAt = (path: string, { status, text }: OrderQuery, number: string) =>
  status || text === number ? path + writeOrderQuery({ status: null, text: number, page: 1 }) : undefined
