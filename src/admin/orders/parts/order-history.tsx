import { momentFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { hasParcels } from '@/features/buying/orders/page/has-parcels'
import { deliveredStep, timelineOf, type TimelineStep } from '@/features/buying/orders/page/timeline'
import { adminWords } from '@/admin/parts/words'
import { ParcelWaybill } from './parcel-waybill'
import { OrderPart, PLAIN_LIST, type OrderProps, type WholeProps } from './order-part'

const MOVERS = ['buyer', 'seller', 'admin', 'system'] as const

/** What happened to the order and who did it, with payment and refunds; then what is ahead. With what was written where it is open. */
export function OrderHistory({ order, whole, i18n, locale }: OrderProps & WholeProps) {
  const t = adminWords(i18n, 'order')
  const by = adminWords(i18n, 'staff.order.by')
  const parcels = adminWords(i18n, 'parcels')
  const statuses = adminWords(i18n, 'orderStatus')
  const terms = adminWords(i18n, 'netTerms')
  const moment = momentFormat(locale, 'America/Toronto')
  const titleOf = (step: TimelineStep): string => {
    if (step.kind === 'ahead') return `${statuses(step.status)} (${t('ahead')})`
    if (step.kind === 'other') return step.status
    if (step.kind === 'parcel') return parcels('name', { parcel: step.parcel.parcel })
    if ('amount' in step)
      return t.markup(`steps.${step.kind}`, { amount: () => formatMoney(step.amount, locale) })
    if (step.kind === 'confirmed' && order.checkout.dueOn) return terms('orderStep')
    if (step.kind === 'delivered') return t(deliveredStep(step.by))
    return t(`steps.${step.kind}`)
  }
  const moverOf = (step: TimelineStep) => MOVERS.find((mover) => 'by' in step && step.by === mover)
  return (
    <OrderPart title={t('timeline')}>
      <ol style={PLAIN_LIST}>
        {timelineOf(whole ?? order).map((step, at) => {
          const mover = moverOf(step)
          return (
            <li key={at} style={step.kind === 'ahead' ? { color: 'var(--theme-elevation-650)' } : undefined}>
              <strong>{titleOf(step)}</strong> {mover ? by(mover) : null}
              {'at' in step ? (
                <div>
                  <time dateTime={new Date(step.at).toISOString()}>{moment.format(new Date(step.at))}</time>
                </div>
              ) : null}
              {'note' in step && step.note ? <div style={{ whiteSpace: 'pre-line' }}>{step.note}</div> : null}
              {step.kind === 'shipped' && whole && !hasParcels(whole) ? (
                <ParcelWaybill sent={whole} locale={locale} />
              ) : null}
            </li>
          )
        })}
      </ol>
    </OrderPart>
  )
}
