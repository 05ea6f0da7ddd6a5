import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { colon } from '@/domain/locale'
import { formatDay } from '@/domain/values/calendar'
import { isPartlyShipped } from '@/domain/orders/shipping/parcels'
import { localePath } from '@/messages/locales'
import { promisedArrival } from '@/server/texts/arrival-text'
import { LateBadge, OrderStatusBadge, PartlyShippedBadge } from '@/ui/parts/order-status'
import { CancelNotice } from '@/features/buying/orders/page/cancel-notice'
import { DisputeNotice } from '@/features/buying/orders/page/dispute-notice'
import { LateNotice } from '@/features/buying/orders/page/late-notice'
import { ORDER_LISTS } from '@/features/buying/orders/list/order-query'
import { OrderDocuments } from '@/features/buying/orders/page/order-aside'
import { OrderSums } from '@/features/buying/orders/page/order-items'
import { OrderPlaced } from '@/features/buying/orders/page/order-placed'
import type { OrderView } from '@/features/buying/orders/order-view'
import { ParcelList } from '@/features/buying/orders/page/parcel-list'
import { PrintButton } from '@/features/buying/orders/page/print-button'
import { OrderTimeline } from '@/features/buying/orders/page/order-timeline'
import type { PackedItem } from './find-sale'
import { dayToShip } from './do-next'
import { SaleItems } from './sale-items'
import { SaleReceiver } from './sale-receiver'

type Props = {
  order: OrderView
  packed: readonly PackedItem[]
  timeZone: string
  /** What the order brings, once it is paid. */
  money: ReactNode
  conversation: ReactNode
  /** What of it comes back. */
  returns: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/**
 * An order in its seller's own frame: what to pack, what to do next, for whom, and what it brings (rule S26). Printed it is a sheet for
 * the warehouse, without money or buttons (rule S29).
 */
export function SaleScreen({ order, packed, timeZone, money, conversation, returns, children }: Props) {
  const arrival = promisedArrival(order, useLocale(), new Date(), 'seller')
  return (
    <>
      <SaleHead order={order} timeZone={timeZone} arrival={arrival} />
      <div className="no-print">
        <LateNotice order={order} arrival={arrival} />
        <DisputeNotice order={order} />
      </div>
      <CancelNotice order={order} />
      {/* Two columns; on a phone one, in the order in which a seller needs it. */}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={COLUMN}>
          <div className="min-w-0 max-lg:order-2">
            <SaleItems order={order} packed={packed} />
            {returns}
            <div className="mt-8 empty:hidden">
              <ParcelList order={order} timeZone={timeZone} />
            </div>
          </div>
          <div className="contents gap-8 lg:grid lg:grid-cols-2">
            <div className="min-w-0 max-lg:order-3">
              <SaleReceiver order={order} />
            </div>
            <div className="no-print min-w-0 max-lg:order-5">{money ?? <OrderSums order={order} />}</div>
          </div>
          <div className="no-print min-w-0 max-lg:order-7">
            <OrderTimeline order={order} timeZone={timeZone} />
          </div>
        </div>
        <div className={COLUMN}>
          <div className="no-print min-w-0 max-lg:order-1">{children}</div>
          <div className="min-w-0 max-lg:order-4">
            <OrderDocuments order={order} timeZone={timeZone} />
          </div>
          <div className="no-print min-w-0 max-lg:order-6">{conversation}</div>
        </div>
      </div>
    </>
  )
}

const COLUMN = 'contents lg:grid lg:min-w-0 lg:content-start lg:gap-8'

type HeadProps = Pick<Props, 'order' | 'timeZone'> & { arrival: string | null }

function SaleHead({ order, timeZone, arrival }: HeadProps) {
  const t = useTranslations('order')
  const locale = useLocale()
  const { number, status, offerNumber } = order
  const next = useTranslations('sellerOrder.next')
  const day = dayToShip(order)
  return (
    <>
      <p className="no-print mb-2 text-sm">
        <a className="link" href={localePath(locale, ORDER_LISTS.seller)}>
          {t('allOrders')}
        </a>
      </p>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-2xl">{t('title', { number })}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderStatusBadge
              status={status}
              dueOn={order.checkout.owed > 0 ? order.checkout.dueOn : null}
              isShort
            />
            {isPartlyShipped(order) ? <PartlyShippedBadge /> : null}
            {order.lateness ? <LateBadge /> : null}
            <span className="text-muted">
              <OrderPlaced order={order} timeZone={timeZone} />
            </span>
          </p>
          {offerNumber === null ? null : (
            <p className="text-muted mt-1">
              {t('offer')}
              {colon(locale)}
              {offerNumber}
            </p>
          )}
          {arrival && !order.lateness ? <p className="text-muted mt-1">{arrival}</p> : null}
          {day ? (
            <p className="mt-1 hidden font-medium print:block">
              {next('shipBy', { day: formatDay(day, locale) })}
            </p>
          ) : null}
        </div>
        <PrintButton label={t('print')} />
      </header>
    </>
  )
}
