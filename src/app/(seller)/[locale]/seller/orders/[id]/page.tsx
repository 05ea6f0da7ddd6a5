import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { isSellingReader, mayActOn } from '@/domain/people/sellers/seller-area'
import { listMessages } from '@/features/talk/chat/thread/list-messages'
import { MessageBuyer } from '@/features/talk/chat/message-buyer'
import { NewestMessages } from '@/features/talk/chat/newest-messages'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { threadPath } from '@/features/talk/inbox/inbox-query'
import { getOrder } from '@/features/buying/orders/get-order'
import { findSale } from '@/features/buying/orders/sale/find-sale'
import { OrderReturns } from '@/features/buying/returns/form/order-returns'
import { SaleScreen } from '@/features/buying/orders/sale/sale-screen'
import { SellerPanel } from '@/features/buying/orders/sale/seller-panel'
import { getOrderMoney } from '@/features/selling/payouts/lines/get-order-money'
import { OrderMoney } from '@/features/selling/payouts/lines/order-money'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { ReadNotifications } from '@/ui/frame/notifications/read-notifications'
import { LiveRefresh } from '@/ui/live/live-refresh'

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('sellerOrders')
  return { title: t('title') }
}

/** An order by its number in its seller's own frame (rules M9, S26); its buyer reads it in the shop. Links by its id keep working. */
export default async function SellerOrderPage({ params }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  return (
    <SellerGate locale={locale} path={`/seller/orders/${id}`} need="active" part="orders">
      {(admitted) => <Order locale={locale} id={id} admitted={admitted} />}
    </SellerGate>
  )
}

type OrderProps = { locale: Locale; id: string; admitted: Admission }

const Order = withErrorState(async ({ locale, id: key, admitted: { viewer, canAct } }: OrderProps) => {
  const { actor, user, profile } = viewer
  const sale = isSellingReader(actor) ? await findSale(actor.id, key) : null
  // Of the seller's account, what it bought is not for who works there.
  const order = sale || !user?.person ? await getOrder(user, sale?.id ?? key, locale) : null
  if (!order) return <NothingHere locale={locale} why="order.unknown" />
  if (!sale || order.side !== 'seller' || !isSellingReader(actor))
    redirect(localePath(locale, `/order/${order.id}`))
  const [money, messages] = await Promise.all([
    getOrderMoney(actor.id, order.id),
    sale.thread ? listMessages(actor.id, sale.thread, locale, { person: user?.person }) : [],
  ])
  const [item] = order.items
  const about = item && { id: item.product, name: order.number, order: order.id }
  const t = await getTranslations('support')
  const timeZone = timeZoneOf(profile?.country)
  return (
    <>
      <LiveRefresh kinds={['order']} order={order.id} />
      {/* With the status: what happens while the page is open is read as well. */}
      <ReadNotifications key={order.status} about={`orders:${order.id}`} />
      <SaleScreen
        order={order}
        packed={sale.items}
        returns={<OrderReturns side="seller" returns={order.returns} />}
        timeZone={timeZone}
        money={money ? <OrderMoney money={money} hasFinances={mayActOn(actor, 'finance')} /> : null}
        conversation={
          <NewestMessages
            messages={messages}
            path={sale.thread && threadPath('seller', sale.thread)}
            other={order.buyerName}
            timeZone={timeZone}
          >
            {about ? <MessageBuyer locale={locale} about={about} buyer={order.buyerName} /> : null}
            <a className="link" href={localePath(locale, `/support?order=${order.id}`)}>
              {t('aboutOrder')}
            </a>
          </NewestMessages>
        }
      >
        <SellerPanel order={order} canAct={canAct} refundKey={randomUUID()} now={new Date()} />
      </SaleScreen>
    </>
  )
})
