import { useLocale, useTranslations } from 'next-intl'
import { isOrderStatus, sellerStep } from '@/domain/orders/order'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { ActionForm } from '@/ui/forms/action-form'
import { acknowledge } from '@/features/buying/orders/actions'
import { ACTIONS, ESTIMATE, waybillAnchor } from '@/features/buying/orders/page/anchors'
import type { OrderCard } from './list-orders'

/** The next step of an order in the seller's list: done here, or on the order's page where it needs more than a button. */
export function ListStep({ order, answersAt }: { order: OrderCard; answersAt?: string }) {
  const t = useTranslations('order')
  const sales = useTranslations('sellerOrders')
  const moves = useTranslations('orderMoves')
  const locale = useLocale()
  const { id, number, status, isQuoteWaiting, isCancelAsked, owesEstimate } = order
  const step = isOrderStatus(status) ? sellerStep(status) : undefined
  const next = isQuoteWaiting
    ? { label: t('quote'), at: ACTIONS }
    : isCancelAsked && step
      ? { label: sales('answer'), at: ACTIONS }
      : step === 'shipped'
        ? { label: t('registerWaybill'), at: waybillAnchor(id) }
        : null
  return (
    <>
      <ActionForm
        action={acknowledge}
        hidden={{ order: id, locale }}
        label={t('acknowledge')}
        about={number}
        failed={moves.raw('failed') as string}
        answersAt={answersAt}
        kind="primary"
        isOffered={step === 'processing'}
      />
      {owesEstimate ? <Next order={order} label={t('late.give')} at={ESTIMATE} /> : null}
      {next ? <Next order={order} {...next} /> : null}
      {status === 'shipped' ? <p className="text-muted text-sm">{t('carrierUpdates')}</p> : null}
    </>
  )
}

/** Leads to the part of the order's page where it is done. */
function Next({ order: { number }, label, at }: { order: OrderCard; label: string; at: string }) {
  const page = localePath(useLocale(), `/seller/orders/${number}`)
  return (
    <ButtonLink href={`${page}#${at}`} kind="plain" className="w-full">
      {label}
      <span className="sr-only">: {number}</span>
    </ButtonLink>
  )
}
