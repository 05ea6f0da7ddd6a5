import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admitted } from '@/app/(seller)/[locale]/seller-gate'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { MessageBuyer } from '@/features/chat/message-buyer'
import { timeZoneOf } from '@/features/dashboard/time-zone'
import { getOrder } from '@/features/orders/get-order'
import { OrderScreen } from '@/features/orders/order-screen'
import { SellerPanel } from '@/features/orders/seller-panel'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/i18n'
import { ReadNotifications } from '@/ui/frame/notifications/read-notifications'
import { LiveRefresh } from '@/ui/live/live-refresh'

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('sellerOrders')
  return { title: t('title') }
}

/** An order in its seller's own frame (rules M9, S10); its buyer reads it in the shop. */
export default async function SellerOrderPage({ params }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  return (
    <SellerGate locale={locale} path={`/seller/orders/${id}`} need="active">
      {(admitted) => <Order locale={locale} id={id} admitted={admitted} />}
    </SellerGate>
  )
}

type OrderProps = { locale: Locale; id: string; admitted: Admitted }

const Order = withErrorState(async ({ locale, id, admitted: { viewer, canAct } }: OrderProps) => {
  const order = await getOrder(viewer.user, id, locale)
  if (!order) return <NothingHere locale={locale} why="order.unknown" />
  if (order.side !== 'seller') redirect(localePath(locale, `/order/${id}`))
  const [item] = order.items
  const about = item && { id: item.product, name: order.number, order: order.id }
  const t = await getTranslations('support')
  return (
    <>
      <LiveRefresh kinds={['order']} order={order.id} />
      {/* With the status: what happens while the page is open is read as well. */}
      <ReadNotifications key={order.status} about={`orders:${order.id}`} />
      <OrderScreen
        order={order}
        payment={undefined}
        now={new Date()}
        timeZone={timeZoneOf(viewer.profile?.country)}
        transfer={null}
      >
        <SellerPanel order={order} canAct={canAct} refundKey={randomUUID()} />
        <div className="no-print grid gap-4">
          {about ? <MessageBuyer locale={locale} about={about} buyer={order.buyerName} /> : null}
          <a className="link no-print" href={localePath(locale, `/support?order=${order.id}`)}>
            {t('aboutOrder')}
          </a>
        </div>
      </OrderScreen>
    </>
  )
})
