import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { colon } from '@/domain/locale'
import { isPartlyShipped } from '@/domain/orders/shipping/parcels'
import { localePath } from '@/messages/locales'
import { promisedArrival, promisedShort } from '@/server/texts/arrival-text'
import { LateBadge, OrderStatusBadge, PartlyShippedBadge } from '@/ui/parts/order-status'
import { OrderAddress, OrderDocuments } from './order-aside'
import { OrderItems, OrderSums } from './order-items'
import { OrderPlaced } from './order-placed'
import { OrderProgress } from './order-progress'
import { OrderTimeline } from './order-timeline'
import type { OrderView } from '@/features/buying/orders/order-view'
import { ParcelList } from './parcel-list'
import { ORDER_LISTS } from '@/features/buying/orders/list/order-query'
import { CancelNotice } from './cancel-notice'
import { DisputeNotice } from './dispute-notice'
import { LateNotice } from './late-notice'
import { PaymentMessage } from '@/features/buying/orders/list/payment-message'
import { PrintButton } from './print-button'
import { ReviewPrompt } from '@/features/buying/orders/reviews/review-prompt'

type Props = {
  order: OrderView
  payment: unknown
  now: Date
  timeZone: string
  transfer: ReactNode
  /** What of it goes back. */
  returns: ReactNode
  children: ReactNode
}

/** Everything about one order: what was ordered beside what can be done with it. */
export function OrderScreen({ order, payment, now, timeZone, transfer, returns, children }: Props) {
  const t = useTranslations('order')
  const locale = useLocale()
  const isBuyer = order.side === 'buyer'
  const arrival = promisedArrival(order, locale)
  return (
    <>
      {order.side !== 'staff' ? (
        <p className="no-print mb-2 text-sm">
          <a
            className="link"
            href={localePath(locale, order.isColleagues ? '/company/orders' : ORDER_LISTS[order.side])}
          >
            {t('allOrders')}
          </a>
        </p>
      ) : null}
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-2xl">{t('title', { number: order.number })}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderStatusBadge status={order.status} dueOn={dueDayOf(order)} />
            {isPartlyShipped(order) ? <PartlyShippedBadge /> : null}
            {order.lateness ? <LateBadge /> : null}
            <span className="text-muted">
              <OrderPlaced order={order} timeZone={timeZone} />
            </span>
          </p>
          <OfferNumber order={order} />
          {arrival && !order.lateness ? <p className="text-muted mt-1">{arrival}</p> : null}
        </div>
        <PrintButton label={t('print')} />
      </header>
      {isBuyer ? (
        <OrderProgress order={order} timeZone={timeZone} expected={promisedShort(order, locale, now)} />
      ) : null}
      {isBuyer ? <PaymentMessage isOnOrder payment={payment} paymentStatus={paymentStatusOf(order)} /> : null}
      <LateNotice order={order} arrival={arrival} />
      <DisputeNotice order={order} />
      <CancelNotice order={order} />
      {transfer}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-8 lg:row-span-2">
          <div>
            <OrderItems order={order} />
            {returns}
          </div>
          <ParcelList order={order} timeZone={timeZone} />
          <OrderSums order={order} />
          {isBuyer && !order.isColleagues && order.status === 'delivered' ? (
            <ReviewPrompt order={order} now={now} />
          ) : null}
        </div>
        <div className="grid content-start gap-8 max-lg:row-start-1">{children}</div>
        <div className="grid content-start gap-8 md:max-lg:grid-cols-2">
          {isBuyer ? null : <OrderTimeline order={order} timeZone={timeZone} />}
          <OrderAddress order={order} />
          <OrderDocuments order={order} timeZone={timeZone} />
        </div>
      </div>
    </>
  )
}

/** One order of a checkout may have been cancelled alone. */
function paymentStatusOf({ status, checkout }: OrderView) {
  const isOff = status === 'cancelled' && checkout.status !== 'expired'
  return { ...checkout, status: isOff ? 'cancelled' : checkout.status }
}

const dueDayOf = ({ checkout: { dueOn, owed } }: OrderView) => (owed > 0 ? dueOn : null)

/** The accepted offer that was ordered (rule M80). */
function OfferNumber({ order }: Pick<Props, 'order'>) {
  const t = useTranslations('order')
  const locale = useLocale()
  if (order.offerNumber === null) return null
  return (
    <p className="text-muted mt-1">
      {t('offer')}
      {colon(locale)}
      {order.offerNumber}
    </p>
  )
}
