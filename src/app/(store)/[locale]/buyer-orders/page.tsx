import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { loginPath } from '@/ui/auth/auth-path'
import { withErrorState } from '@/app/with-error-state'
import { getPaymentStatus } from '@/features/buying/orders/list/get-payment-status'
import { listOrders } from '@/features/buying/orders/list/list-orders'
import { OrderFilters } from '@/features/buying/orders/list/order-filters'
import { OrderList } from '@/features/buying/orders/list/order-list'
import { readOrderQuery, writeOrderQuery, type OrderQuery } from '@/features/buying/orders/list/order-query'
import { NoOrders, OrdersFailed } from '@/features/buying/orders/list/no-orders'
import { PaymentMessage } from '@/features/buying/orders/list/payment-message'
import { localePath } from '@/messages/locales'
import { failedRead } from '@/server/next/response-status'
import { localeOf } from '@/server/texts/i18n'
import { currentMember } from '@/server/auth/session/session'
import { ButtonLink } from '@/ui/parts/button'
import { LiveRefresh } from '@/ui/live/live-refresh'
import { WhileOffline } from '@/ui/live/while-offline'
import { Pagination } from '@/ui/parts/pagination'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('buyerOrders')
  return { ...(await pageMetadata(locale, '/buyer-orders', { title: t('title') })), robots: { index: false } }
}

/** A buyer's own orders (rule M34). For a seller it lists what they bought, not what they sold. */
async function BuyerOrdersPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  const query = readOrderQuery(asked)
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, `/buyer-orders${writeOrderQuery(query)}`))
  const t = await getTranslations('buyerOrders')
  const path = localePath(locale, '/buyer-orders')
  const found = await listOrders(member, 'buyer', query, locale).catch(failedRead)
  const paid = asked.payment ? await getPaymentStatus(member, asked.checkout) : undefined
  const csv = new URLSearchParams(writeOrderQuery({ ...query, page: 1 }))
  csv.set('locale', locale)
  return (
    <div className="wrap py-6 md:py-10">
      <LiveRefresh kinds={['order']} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {found && found.count > 0 ? (
          <ButtonLink
            kind="quiet"
            className="no-print max-md:-ms-4"
            href={`/api/buyer-orders/csv?${csv}`}
            download
          >
            {t('csv')}
          </ButtonLink>
        ) : null}
      </div>
      <PaymentMessage
        payment={asked.payment}
        paymentStatus={paid}
        pay={paid && `/api/checkout/${paid.id}/pay`}
      />
      <WhileOffline>
        <OrdersFailed />
      </WhileOffline>
      {found?.hasAny === false ? null : (
        <OrderFilters side="buyer" query={query} counts={found && found.counts} />
      )}
      {found ? null : <OrdersFailed retry={path + writeOrderQuery(query)} />}
      {found && found.orders.length === 0 ? <NoOrders isFiltered={found.hasAny} /> : null}
      {found && found.orders.length > 0 ? (
        <>
          <p className="text-muted mb-3 text-sm">{t('count', { count: found.count })}</p>
          <OrderList orders={found.orders} />
          <Pagination page={found.page} pages={found.pages} hrefOf={(page) => hrefOf(path, query, page)} />
        </>
      ) : null}
    </div>
  )
}

const hrefOf = (path: string, query: OrderQuery, page: number) => path + writeOrderQuery({ ...query, page })

export default withErrorState(BuyerOrdersPage)
