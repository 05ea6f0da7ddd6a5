import { useLocale, useTranslations } from 'next-intl'
import { formatWhole } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import type { BulkStep, ChosenProduct } from './bulk-step'
import type { Bulk } from './use-bulk'

type At<S extends BulkStep['at']> = Extract<BulkStep, { at: S }>

/** How far it is, with a way to stop. */
export function BulkProgress({ step, bulk }: { step: At<'running'>; bulk: Bulk }) {
  const t = useTranslations('productBulk')
  const locale = useLocale()
  const whole = (number: number) => formatWhole(number, locale)
  const said = t('progress', { done: whole(step.results.length), total: whole(step.total) })
  return (
    <>
      <label className="grid gap-2" tabIndex={-1} data-begin="">
        <span className="figures" role="status">
          {said}
        </span>
        <progress className="w-full" value={step.results.length} max={step.total} />
      </label>
      <Button onClick={bulk.stop}>{t('stop')}</Button>
    </>
  )
}

type Props = { step: At<'result'>; chosen: readonly ChosenProduct[]; bulk: Bulk }

/** '{n} changed, {m} not', with the reason of each product that was not; what was not tried can be gone on with. */
export function BulkResults({ step, chosen, bulk }: Props) {
  const t = useTranslations('productBulk')
  const locale = useLocale()
  const whole = (number: number) => formatWhole(number, locale)
  const refused = step.results.filter(({ problem }) => problem !== undefined)
  const changed = step.results.length - refused.length
  const left = step.order.entries.length
  const nameOf = (id: string) => chosen.find((each) => each.id === id)?.name ?? t('product')
  return (
    <>
      <h3 className="figures font-medium" tabIndex={-1} data-begin="">
        {t('result', { n: whole(changed), m: whole(refused.length) })}
      </h3>
      {step.failed === undefined ? null : (
        <p role="alert" className="text-persimmon-deep font-medium whitespace-pre-line">
          {step.failed}
        </p>
      )}
      {left > 0 ? <p>{t('stopped', { left: whole(left) })}</p> : null}
      {refused.length > 0 ? (
        <ul className="border-line max-h-[50dvh] overflow-auto border-y text-sm" tabIndex={0}>
          {refused.map(({ id, problem }) => (
            <li key={id} className="border-line border-b py-2 last:border-b-0">
              <span className="block font-medium wrap-anywhere">{nameOf(id)}</span>
              <span className="text-persimmon-deep">{problem}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {left > 0 ? (
          <Button kind="primary" onClick={bulk.goOn}>
            {t('goOn')}
          </Button>
        ) : null}
        <Button
          kind={left > 0 ? 'plain' : 'primary'}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {t('done')}
        </Button>
      </div>
    </>
  )
}
