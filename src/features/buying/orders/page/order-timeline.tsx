import { useLocale, useTranslations } from 'next-intl'
import { momentFormat } from '@/domain/locale'
import { Price } from '@/ui/parts/price'
import type { OrderView } from '@/features/buying/orders/order-view'
import { hasParcels } from './has-parcels'
import { Tracking } from './tracking'
import { deliveredStep, timelineOf, type TimelineStep } from './timeline'

type Props = { order: OrderView; timeZone: string }

/** The order's history and the steps ahead; what it is folded under may be its title. */
export function OrderTimeline({ order, timeZone, isFolded = false }: Props & { isFolded?: boolean }) {
  const t = useTranslations('order')
  const steps = (
    <ol className="timeline">
      {timelineOf(order).map((step, at) => (
        <li key={at} data-ahead={step.kind === 'ahead' ? '' : undefined}>
          <StepWords step={step} order={order} timeZone={timeZone} />
        </li>
      ))}
    </ol>
  )
  if (isFolded) return steps
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-3 text-lg">
        {t('timeline')}
      </h2>
      {steps}
    </section>
  )
}

function StepWords({ step, order, timeZone }: Props & { step: TimelineStep }) {
  const t = useTranslations('order')
  const statuses = useTranslations('orderStatus')
  const terms = useTranslations('netTerms')
  const parcels = useTranslations('parcels')
  if (step.kind === 'ahead')
    return (
      <p className="text-muted">
        {statuses(step.status)} <span className="sr-only print:not-sr-only">({t('ahead')})</span>
      </p>
    )
  if (step.kind === 'other') return <StepText title={step.status} at={step.at} timeZone={timeZone} />
  if ('amount' in step)
    return (
      <StepText
        title={t.rich(`steps.${step.kind}`, { amount: () => <Price cents={step.amount} /> })}
        at={step.at}
        note={step.note}
        timeZone={timeZone}
      />
    )
  if (step.kind === 'confirmed' && order.checkout.dueOn)
    return <StepText title={terms('orderStep')} at={step.at} note={step.note} timeZone={timeZone} />
  if (step.kind === 'parcel')
    return (
      <>
        <StepText title={parcels('name', { parcel: step.parcel.parcel })} at={step.at} timeZone={timeZone} />
        <Tracking sent={step.parcel} isOnWay={false} />
      </>
    )
  if (step.kind === 'delivered')
    return (
      <StepText title={t(deliveredStep(step.by))} at={step.at} person={step.person} timeZone={timeZone} />
    )
  return (
    <>
      <StepText
        title={t(`steps.${step.kind}`)}
        at={step.at}
        note={'note' in step ? step.note : null}
        person={'person' in step ? step.person : undefined}
        timeZone={timeZone}
      />
      {step.kind === 'shipped' && !hasParcels(order) ? (
        <Tracking sent={order} isOnWay={order.status === 'shipped'} />
      ) : null}
    </>
  )
}

type StepProps = {
  title: React.ReactNode
  at: string
  note?: string | null
  person?: string
  timeZone: string
}

function StepText({ title, at, note, person, timeZone }: StepProps) {
  return (
    <>
      <p className="font-medium">{title}</p>
      <p className="text-muted text-sm">
        <time dateTime={new Date(at).toISOString()}>
          {momentFormat(useLocale(), timeZone).format(new Date(at))}
        </time>
        {person ? <span className="wrap-anywhere"> · {person}</span> : null}
      </p>
      {note ? <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{note}</p> : null}
    </>
  )
}
