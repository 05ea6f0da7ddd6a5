import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { OrderTimeline } from './order-timeline'
import type { OrderView } from '@/features/buying/orders/order-view'
import { progressOf, type ProgressStep } from './progress'

type Props = { order: OrderView; timeZone: string; expected: string | null }

/** The five steps of an order with their dates across the page, and the whole history folded below (rule M61). */
export function OrderProgress({ order, timeZone, expected }: Props) {
  const t = useTranslations('order')
  const steps = progressOf(order)
  return (
    <div className="mb-8 grid gap-3">
      {steps.length > 0 ? (
        <ol className="order-steps" aria-label={t('progress')}>
          {steps.map((step, at) => (
            <Step
              key={step.status}
              step={step}
              isNow={step.state === 'done' && steps[at + 1]?.state !== 'done'}
              isPassed={steps[at + 1]?.state === 'done'}
              expected={expected}
              timeZone={timeZone}
              isOnTerms={Boolean(order.checkout.dueOn)}
            />
          ))}
        </ol>
      ) : null}
      <details className="order-history" open={steps.length === 0}>
        <summary className="link w-fit cursor-pointer text-sm">{t('timeline')}</summary>
        <div className="mt-3">
          <OrderTimeline order={order} timeZone={timeZone} isFolded />
        </div>
      </details>
    </div>
  )
}

type StepProps = {
  step: ProgressStep
  isNow: boolean
  isPassed: boolean
  expected: string | null
  timeZone: string
  isOnTerms: boolean
}

function Step({ step: { status, at, state }, isNow, isPassed, expected, timeZone, isOnTerms }: StepProps) {
  const t = useTranslations('order')
  const terms = useTranslations('netTerms')
  const statuses = useTranslations('orderStatus')
  const days = dateFormat(useLocale(), { month: 'short', day: 'numeric', timeZone })
  return (
    <li
      data-step={state}
      data-passed={isPassed ? '' : undefined}
      aria-current={isNow ? 'step' : undefined}
      className="text-sm"
    >
      <p className={state === 'ahead' ? 'text-muted' : 'font-medium'}>
        {state === 'ahead'
          ? statuses(status)
          : isOnTerms && status === 'confirmed'
            ? terms('orderStep')
            : t(`steps.${status}`)}
        {state === 'ahead' ? <span className="sr-only"> ({t('ahead')})</span> : null}
      </p>
      <p className="figures text-muted">
        {at ? (
          <time dateTime={new Date(at).toISOString()}>{days.format(new Date(at))}</time>
        ) : status === 'delivered' ? (
          expected
        ) : null}
      </p>
    </li>
  )
}
