import { useLocale, useTranslations } from 'next-intl'
import { addDays } from '@/domain/values/calendar'
import { MOST_DAYS_AHEAD } from '@/domain/orders/shipping/given-estimate'
import { estimate } from '@/features/buying/orders/actions'
import { ESTIMATE } from '@/features/buying/orders/page/anchors'
import type { OrderView } from '@/features/buying/orders/order-view'
import { ActionForm } from '@/ui/forms/action-form'
import { AnsweredField } from '@/ui/forms/fields/answered-field'

/** When the order arrives instead: asked of its seller once it is late, folded where an answer stands or is not due (rule M64). */
export function EstimateForm({ order }: { order: OrderView }) {
  const t = useTranslations('order.late')
  const moves = useTranslations('orderMoves')
  const locale = useLocale()
  const { estimateFirst: first, lateness, id, number } = order
  if (!first) return null
  const isOwed = lateness === 'owed'
  const last = addDays(first, MOST_DAYS_AHEAD)
  return (
    <div
      id={ESTIMATE}
      tabIndex={-1}
      className={isOwed ? 'border-persimmon-deep grid gap-3 rounded-md border p-4' : undefined}
    >
      {isOwed ? (
        <div>
          <h2 className="font-medium">{t('give')}</h2>
          <p className="text-muted text-sm">{t('giveText')}</p>
        </div>
      ) : null}
      <ActionForm
        action={estimate}
        hidden={{ order: id, locale }}
        fold={isOwed ? undefined : t('give')}
        label={t('send')}
        about={number}
        failed={moves.raw('estimateFailed') as string}
        kind={isOwed ? 'primary' : 'plain'}
      >
        {isOwed ? null : <p className="text-muted text-sm">{t('giveText')}</p>}
        <div className="xs:grid-cols-2 grid gap-3">
          <AnsweredField name="from" label={t('from')} type="date" min={first} max={last} required />
          <AnsweredField name="to" label={t('to')} type="date" min={first} max={last} required />
        </div>
      </ActionForm>
    </div>
  )
}
