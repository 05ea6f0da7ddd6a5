import { formatWhole } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { fillMessage } from '@/ui/page/fill-message'
import type { BulkStep, ChosenProduct } from './bulk-step'
import type { BulkWords } from './command-words'
import type { Bulk } from './use-bulk'

type At<S extends BulkStep['at']> = Extract<BulkStep, { at: S }>

/** How far it is, with a way to stop. */
export function BulkProgress({ step, words, bulk }: { step: At<'running'>; words: BulkWords; bulk: Bulk }) {
  const whole = (number: number) => formatWhole(number, words.locale)
  const said = fillMessage(words.progress, { done: whole(step.results.length), total: whole(step.total) })
  return (
    <>
      <label className="grid gap-2" tabIndex={-1} data-begin="">
        <span className="figures" role="status">
          {said}
        </span>
        <progress className="w-full" value={step.results.length} max={step.total} />
      </label>
      <Button onClick={bulk.stop}>{words.stop}</Button>
    </>
  )
}

type Props = { step: At<'result'>; chosen: readonly ChosenProduct[]; words: BulkWords; bulk: Bulk }

/** '{n} changed, {m} not', with the reason of each product that was not; what was not tried can be gone on with. */
export function BulkResults({ step, chosen, words, bulk }: Props) {
  const whole = (number: number) => formatWhole(number, words.locale)
  const refused = step.results.filter(({ problem }) => problem !== undefined)
  const changed = step.results.length - refused.length
  const left = step.order.entries.length
  const nameOf = (id: string) => chosen.find((each) => each.id === id)?.name ?? words.product
  return (
    <>
      <h3 className="figures font-medium" tabIndex={-1} data-begin="">
        {fillMessage(words.result, { n: whole(changed), m: whole(refused.length) })}
      </h3>
      {step.failed === undefined ? null : (
        <p role="alert" className="text-persimmon-deep font-medium whitespace-pre-line">
          {step.failed}
        </p>
      )}
      {left > 0 ? <p>{fillMessage(words.stopped, { left: whole(left) })}</p> : null}
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
            {words.goOn}
          </Button>
        ) : null}
        <Button
          kind={left > 0 ? 'plain' : 'primary'}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {words.done}
        </Button>
      </div>
    </>
  )
}
