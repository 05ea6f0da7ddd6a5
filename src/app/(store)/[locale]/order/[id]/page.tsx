import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { Locale } from '@/domain/locale'
import { loginPath } from '@/ui/auth/auth-path'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import { listOrderMessages } from '@/features/talk/chat/thread/list-order-messages'
import { OrderMessages } from '@/features/talk/chat/order-messages'
import { MessageSeller } from '@/features/talk/chat/message-seller'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { getTransferInstructions } from '@/features/buying/payments/transfers/get-transfer-instructions'
import { TransferInstructions } from '@/features/buying/payments/transfers/transfer-instructions'
import { ApprovalPanel } from '@/features/account/companies/approval-panel'
import { BuyerPanel } from '@/features/buying/orders/page/buyer-panel'
import { getOrder } from '@/features/buying/orders/get-order'
import { OrderReturns } from '@/features/buying/returns/form/order-returns'
import { OrderScreen } from '@/features/buying/orders/page/order-screen'
import { TermsDue } from '@/features/buying/orders/page/terms-due'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { actingOn } from '@/server/auth/selling'
import { currentMember } from '@/server/auth/session/session'
import { ReadNotifications } from '@/ui/frame/notifications/read-notifications'
import { LiveRefresh } from '@/ui/live/live-refresh'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<{ payment?: string | string[] }>
}

export const dynamic = 'force-dynamic'

const orderOf = cache(async (id: string, locale: Locale) => {
  const member = await actingOn(await currentMember(), 'orders', id)
  return {
    isVisitor: !member,
    me: String(member?.id),
    mayDecide: member?.membership?.role === 'owner',
    order: await getOrder(member, id, locale),
  }
})

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('order')
  // The page itself shows the error.
  const found = await orderOf((await params).id, locale).catch(() => null)
  if (!found) return { robots: { index: false } }
  const { order } = found
  const issues = await getTranslations('issues')
  return {
    title: order ? t('title', { number: order.number }) : issues('order.unknown'),
    robots: { index: false },
  }
}

/** One order (rule M9), for its buyer, and for who reads all of the company's (rule P37); its seller reads it in the seller area. For everybody else it does not exist. */
async function OrderPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const { isVisitor, me, order, mayDecide } = await orderOf(id, locale)
  if (isVisitor) redirect(loginPath(locale, `/order/${id}`))
  if (!order) return <NothingHere locale={locale} why="order.unknown" />
  const { checkout, side, status } = order
  if (side === 'seller') redirect(localePath(locale, `/seller/orders/${order.number}`))
  const isOwed = checkout.owed > 0
  const isTransferDue =
    (isOwed && !checkout.isUnderWay) ||
    (status === 'pending_payment' &&
      checkout.provider === 'transfer' &&
      !checkout.isWaiting &&
      !checkout.isUnapproved &&
      checkout.approval?.status !== 'withdrawn' &&
      !order.isColleagues)
  const { payment } = await searchParams
  const [item] = order.items
  const about = item && { id: item.product, name: order.number, order: order.id }
  const t = await getTranslations('support')
  return (
    <div className="wrap py-6 md:py-10">
      <LiveRefresh kinds={['order']} order={order.id} />
      {/* With the status: what happens while the page is open is read as well. */}
      <ReadNotifications key={status} about={`orders:${order.id}`} />
      <OrderScreen
        order={order}
        payment={payment}
        now={new Date()}
        timeZone={timeZoneOf('CA')}
        returns={<OrderReturns side="buyer" returns={order.returns} />}
        transfer={
          isTransferDue ? (
            <TransferInstructions
              amount={isOwed ? checkout.owed : checkout.total}
              reference={checkout.reference}
              until={isOwed ? `${checkout.dueOn}T17:00:00.000Z` : checkout.expiresAt}
              {...await getTransferInstructions(locale)}
            />
          ) : null
        }
      >
        <TermsDue order={order} now={new Date()} />
        <ApprovalPanel order={order} mayDecide={mayDecide} />
        {order.isColleagues && mayDecide ? (
          <OrderMessages
            messages={await listOrderMessages(me, order.id)}
            buyer={order.buyerName}
            seller={order.sellerName}
            timeZone={timeZoneOf('CA')}
          />
        ) : null}
        {order.isColleagues ? null : (
          <div className="grid gap-4">
            <BuyerPanel order={order}>
              {about ? <MessageSeller locale={locale} about={about} seller={order.sellerName} /> : null}
            </BuyerPanel>
            <a className="link no-print" href={localePath(locale, `/support?order=${order.id}`)}>
              {t('aboutOrder')}
            </a>
          </div>
        )}
      </OrderScreen>
    </div>
  )
}

export default withErrorState(OrderPage)
