import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/ui/forms/action-form'
import { AnsweredText } from '@/ui/forms/fields/answered-field'
import { Price } from '@/ui/parts/price'
import { callOffRest } from '@/features/buying/orders/actions'
import type { OrderView } from '@/features/buying/orders/order-view'

/** The seller calls off what is not sent of an order that is partly shipped, with a reason (rule M141). */
export function CancelRest({ order: { id, rest } }: { order: OrderView }) {
  const t = useTranslations('parcels.rest')
  const panel = useTranslations('sellerOrders.panel')
  const locale = useLocale()
  return (
    <ActionForm
      action={callOffRest}
      hidden={{ order: id, locale, seen: rest?.mark ?? '' }}
      fold={t('fold')}
      label={t('now')}
      failed={t.raw('failed') as string}
      kind="danger"
      isOffered={rest !== null}
    >
      <p className="text-sm">
        {rest && rest.amount > 0
          ? t.rich('follows', { amount: () => <Price cents={rest.amount} /> })
          : t('followsRefunded')}
      </p>
      <AnsweredText name="reason" id="rest-reason" label={panel('cancelReason')} maxLength={1000} required />
    </ActionForm>
  )
}
