import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDay } from '@/domain/values/calendar'
import { tradeDocumentsOf } from '@/domain/orders/documents/order-documents'
import { daysLeft, shipBy } from '@/domain/orders/shipping/promise'
import type { ButtonKind } from '@/ui/parts/button'
import type { OrderView } from '@/features/buying/orders/order-view'
import { PrintButton } from '@/features/buying/orders/page/print-button'
import { SellerStep } from '@/features/buying/orders/waybill/seller-step'
import { saleStep, SALE_STEPS, type SaleStep } from './sale-step'

type Props = {
  order: OrderView
  now: Date
  kind: ButtonKind
  /** What the buyer waits for first: an answer, or a shipping cost. */
  children?: ReactNode
}

/** The one card that says what to do with an order now: acknowledge it, print its papers, register its waybill (rule S27). */
export function DoNext({ order, now, kind, children }: Props) {
  const t = useTranslations('sellerOrder.next')
  const step = saleStep(order.status)
  return (
    <div className="border-edge bg-raised grid gap-4 rounded-md border p-4">
      <div>
        <h2 className="text-lg">{t('title')}</h2>
        <ShipBy order={order} now={now} />
        {step === null ? <p className="text-muted">{t(`idle.${idleOf(order)}`)}</p> : null}
      </div>
      {step === null ? null : (
        <ol className="order-steps">
          {SALE_STEPS.map((each) => (
            <Step key={each} step={each} now={step} />
          ))}
        </ol>
      )}
      {children}
      {step === 'waybill' ? <Print order={order} /> : null}
      <SellerStep order={order} kind={kind} />
    </div>
  )
}

function Step({ step, now }: { step: SaleStep; now: SaleStep }) {
  const t = useTranslations('sellerOrder.next')
  const isDone = SALE_STEPS.indexOf(step) < SALE_STEPS.indexOf(now) && step === 'acknowledge'
  const isAhead = SALE_STEPS.indexOf(step) > SALE_STEPS.indexOf(now)
  return (
    <li
      className={isAhead ? 'text-muted' : isDone ? '' : 'font-medium'}
      data-step={isDone ? 'done' : undefined}
      aria-current={step === now ? 'step' : undefined}
    >
      {t(`steps.${step}`)}
    </li>
  )
}

/** The last day to send an order on; null where it is sent, or nothing is promised. */
export function dayToShip({ arrival, confirmedAt, status }: OrderView) {
  if (saleStep(status) === null) return null
  return shipBy({ arrival, confirmedAt: confirmedAt === null ? null : new Date(confirmedAt) })
}

/** 'Ship by December 2, 3 days left', of an order that is still to be sent. */
function ShipBy({ order, now }: Pick<Props, 'order' | 'now'>) {
  const t = useTranslations('sellerOrder.next')
  const locale = useLocale()
  const day = dayToShip(order)
  if (day === null) return null
  const left = daysLeft(day, now)
  return (
    <p>
      <span className="font-medium">{t('shipBy', { day: formatDay(day, locale) })}</span>
      <span className={left < 2 ? 'text-persimmon-deep font-medium' : 'text-muted'}>
        {' · '}
        {left < 0 ? t('over', { days: -left }) : t('left', { days: left })}
      </span>
    </p>
  )
}

/** The papers that go with the goods, and the page itself for the warehouse. */
function Print({ order }: Pick<Props, 'order'>) {
  const t = useTranslations('sellerOrder.next')
  const documents = useTranslations('orderDocuments')
  const locale = useLocale()
  return (
    <div className="grid justify-items-start gap-1">
      {tradeDocumentsOf(order).map((kind) => (
        <a
          key={kind}
          className="link inline-block min-h-6"
          href={`/api/order-document/${order.id}/${kind}?locale=${locale}`}
        >
          {documents(`${kind}.link`)}
        </a>
      ))}
      <PrintButton label={t('printSheet')} />
    </div>
  )
}

/** Why there is nothing to send. */
function idleOf({ status, quote }: OrderView) {
  if (status === 'pending_payment') return quote === 'waiting' ? 'quote' : 'unpaid'
  return IDLE.find((each) => each === status) ?? 'none'
}

const IDLE = ['shipped', 'delivered', 'cancelled'] as const
