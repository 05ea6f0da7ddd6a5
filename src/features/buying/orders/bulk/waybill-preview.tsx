'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import { Button } from '@/ui/parts/button'
import { CheckField } from '@/ui/forms/fields/check-field'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { shipFromFile, type WaybillRowView } from './many-actions'
import { RefusedList } from './refused-list'

type Props = {
  rows: readonly WaybillRowView[]
  /** How many can be shipped. */
  said: string
  hidden: Record<string, string>
  carriers: readonly (readonly [Carrier, string])[]
}

/** Every row of the file with what becomes of it, before anything is done; then what was done. */
export function WaybillPreview({ rows, said, hidden, carriers }: Props) {
  const t = useTranslations('manyOrders.file')
  const many = useTranslations('manyOrders')
  const { state, isSending, isUnanswered, form } = useActionForm(shipFromFile, {}, (message) =>
    many('shipFailed', { message }),
  )
  useAnswer(state, isUnanswered)
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isDone = state.refused !== undefined && !isSending
  const canShip = rows.some(({ problem, state: at }) => problem === undefined && at !== 'sent')
  const { fields = {} } = state
  if (isDone)
    return (
      <div className="grid gap-3">
        <p className={`${state.ok ? 'text-celadon-deep' : 'text-persimmon-deep'} font-medium`} data-said="">
          {state.message}
        </p>
        <RefusedList refused={state.refused} />
      </div>
    )
  return (
    <form {...form} noValidate={false} className="grid gap-4">
      <p ref={title} tabIndex={-1} className="font-medium" data-said="">
        {said}
      </p>
      {state.message && !isSending ? <FormErrors title={state.message} fields={fields} /> : null}
      {Object.entries(hidden).map(([name, value]) => (
        <textarea key={name} hidden readOnly name={name} value={value} />
      ))}
      <div
        className="border-line max-h-[60dvh] overflow-auto border-y"
        tabIndex={0}
        role="region"
        aria-label={said}
      >
        <Rows rows={rows} carriers={carriers} />
      </div>
      {canShip && rows.some(({ isUnusual }) => isUnusual) ? (
        <CheckField name="confirmed" label={t('confirm')} error={fields.confirmed} required />
      ) : null}
      {canShip ? (
        <Button type="submit" kind="primary" isBusy={isSending} className="justify-self-start">
          {t('ship')}
        </Button>
      ) : null}
    </form>
  )
}

const CELL = 'py-2 pe-3 text-start align-top'

function Rows({ rows, carriers }: Pick<Props, 'rows' | 'carriers'>) {
  const t = useTranslations('manyOrders.file')
  const nameOf = (carrier: Carrier | null) => carriers.find(([each]) => each === carrier)?.[1] ?? '–'
  return (
    <table className="figures w-full text-sm">
      <thead>
        <tr className="border-line border-b">
          {(['line', 'order', 'tracking', 'result'] as const).map((name) => (
            <th key={name} scope="col" className={`${CELL} font-medium`}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, number, carrier, trackingNumber, state, isUnusual, sameAs, problem }) => (
          <tr key={line} className="border-line border-b last:border-b-0">
            <td className={`${CELL} text-muted`}>{line}</td>
            <th scope="row" className={`${CELL} font-medium whitespace-nowrap`}>
              {number || '–'}
            </th>
            <td className={CELL}>
              <span className="text-muted block">{nameOf(carrier)}</span>
              <span className="whitespace-nowrap">{trackingNumber || '–'}</span>
            </td>
            <td className="py-2 text-start align-top">
              {problem ? (
                <span className="text-persimmon-deep">{problem}</span>
              ) : (
                <>
                  {state ? t(`states.${state}`) : null}
                  {isUnusual ? (
                    <span className="text-persimmon-deep block">
                      {sameAs === null ? t('unusual') : t('sameAs', { line: sameAs })}
                    </span>
                  ) : null}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
