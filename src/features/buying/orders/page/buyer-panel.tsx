import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { momentFormat } from '@/domain/locale'
import { cancelRoute, isOrderStatus } from '@/domain/orders/order'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { Price } from '@/ui/parts/price'
import { ActionForm } from '@/ui/forms/action-form'
import { cancelOrder, receiveOrder } from '@/features/buying/orders/actions'
import { CANCEL } from './anchors'
import type { OrderView } from '@/features/buying/orders/order-view'

type Props = { order: OrderView; children: ReactNode }

/** What the buyer can do with an order now, the most important first. */
export function BuyerPanel({ order, children }: Props) {
  const t = useTranslations('order')
  const moves = useTranslations('orderMoves')
  const locale = useLocale()
  return (
    <section aria-label={t('actions')} className="no-print grid items-start gap-4 md:max-lg:grid-cols-2">
      {order.status === 'pending_payment' ? <PayNow order={order} /> : null}
      {order.reportedUntil ? (
        <p className="border-celadon-deep bg-celadon-wash rounded-md border p-4">{t('reported')}</p>
      ) : null}
      {order.status === 'shipped' || order.reportedUntil ? (
        <ActionForm
          action={receiveOrder}
          hidden={{ order: order.id, locale }}
          label={t('receive')}
          failed={moves.raw('failed') as string}
          kind="primary"
        />
      ) : null}
      {children}
      {order.items.every(({ isSample }) => isSample) ? null : (
        <ButtonLink className="w-full" href={localePath(locale, `/order/${order.id}/again`)}>
          {t('reorder')}
        </ButtonLink>
      )}
      <CancelForm order={order} />
    </section>
  )
}

/** One payment covers all orders of a checkout (rule M2). */
function PayNow({ order: { checkout, quote } }: { order: OrderView }) {
  const t = useTranslations('order')
  const locale = useLocale()
  // The notice above says who decides.
  if (checkout.approval && checkout.approval.status !== 'approved') return null
  if (checkout.isWaiting) return <p>{t(quote === 'waiting' ? 'quoteWaits' : 'otherQuoteWaits')}</p>
  // For a transfer the page shows instructions, for a pending bank debit a message (`PaymentMessage`).
  if (checkout.provider === 'transfer' || checkout.isUnderWay) return null
  return (
    <div className="grid gap-2">
      <ButtonLink kind="primary" href={`/api/checkout/${checkout.id}/pay`}>
        {t('payNow')}
      </ButtonLink>
      {checkout.orders > 1 ? (
        <p className="text-sm">
          {t.rich('paysAll', { count: checkout.orders, amount: () => <Price cents={checkout.total} /> })}
        </p>
      ) : null}
      {checkout.expiresAt ? (
        <p className="text-muted text-sm">
          {t('reservedUntil', {
            date: momentFormat(locale, 'America/Toronto').format(new Date(checkout.expiresAt)),
          })}
        </p>
      ) : null}
    </div>
  )
}

/** Cancels directly before payment; afterwards asks the seller, once, until it is shipped (rules M7, M33). */
function CancelForm({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  const moves = useTranslations('orderMoves')
  const locale = useLocale()
  const isLate = order.lateness !== null
  const { status, firstShippedAt } = order
  const route = isOrderStatus(status) ? cancelRoute(status, isLate, firstShippedAt) : undefined
  // The notice above the order says that it was asked for, and what came of it.
  if ((route === 'asked' || !route) && order.cancelRequest) return null
  const isUnderWay = order.checkout.isUnderWay && route === 'outright'
  // On terms nothing was paid that could go back (rule M125).
  const onTerms = route === 'asked' ? 'creditedAsked' : 'credited'
  const followsPaid = isUnderWay ? 'underWay' : isLate && route === 'approved' ? 'late' : route
  const follows = order.checkout.owed > 0 && route ? onTerms : followsPaid
  return (
    <ActionForm
      action={cancelOrder}
      hidden={{ order: order.id, locale }}
      fold={t('cancel')}
      label={t('cancelNow')}
      failed={moves.raw('cancelFailed') as string}
      kind="danger"
      isOffered={route !== undefined}
    >
      {follows ? <p className="text-sm">{t(`cancelRoute.${follows}`)}</p> : null}
      <label id={CANCEL} className="grid gap-1">
        <span className="font-medium">{t('cancelReason')}</span>
        <textarea name="reason" className="input" rows={2} maxLength={1000} />
      </label>
    </ActionForm>
  )
}
