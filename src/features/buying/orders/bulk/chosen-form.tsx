'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { formatWhole } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { acknowledgeChosen } from './many-actions'
import { RefusedList } from './refused-list'

type Props = {
  locale: Locale
  /** How many are chosen when the page opens. */
  chosen: number
  canAct: boolean
  /** One of them is not acknowledged yet. */
  hasNew: boolean
  children: ReactNode
}

const PRINT = 'print'
const boxesIn = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name=order]') ?? []),
]

/** Rows with a checkbox each, and what is done with the chosen ones: they are acknowledged, or their packing lists opened (rule S30). */
export function ChosenForm({ locale, chosen, canAct, hasNew, children }: Props) {
  const t = useTranslations('manyOrders')
  const { state, isSending, isUnanswered, form } = useActionForm(acknowledgeChosen, {}, (message) =>
    t('acknowledgeFailed', { message }),
  )
  useAnswer(state, isUnanswered)
  const ref = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(chosen)
  const recount = () => setCount(boxesIn(ref.current).filter(({ checked }) => checked).length)
  // The page was renewed with other rows.
  useEffect(() => setCount(boxesIn(ref.current).filter(({ checked }) => checked).length), [chosen])
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesIn(ref.current)) box.checked = isChosen
    recount()
  }
  /** The packing lists are a page of their own, which the browser opens by itself. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.nativeEvent.submitter?.getAttribute('value') !== PRINT) form.onSubmit(event)
  }
  return (
    <form {...form} ref={ref} onSubmit={submit} onChange={recount} className="grid gap-3">
      <input type="hidden" name="locale" value={locale} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="flex min-h-11 items-center gap-3 font-medium" data-scripted="">
          <input
            type="checkbox"
            className="accent-celadon size-5"
            defaultChecked
            onChange={({ target }) => chooseAll(target.checked)}
          />
          {t('all')}
        </label>
        <p className="figures text-muted me-auto" role="status">
          {t('chosen', { n: formatWhole(count, locale) })}
        </p>
        <Button
          type="submit"
          formAction="/api/packing-lists"
          formMethod="get"
          formTarget="_blank"
          value={PRINT}
          disabled={count === 0}
        >
          {t('print')}
        </Button>
        {canAct ? (
          <Button type="submit" kind={hasNew ? 'primary' : 'plain'} isBusy={isSending} disabled={count === 0}>
            {t('acknowledge')}
          </Button>
        ) : null}
      </div>
      {state.message && !isSending ? (
        <p
          className={`${state.ok ? 'text-celadon-deep' : 'text-persimmon-deep'} font-medium whitespace-pre-line`}
          data-said=""
        >
          {state.message}
        </p>
      ) : null}
      {isSending ? null : <RefusedList refused={state.refused} />}
      {children}
    </form>
  )
}
