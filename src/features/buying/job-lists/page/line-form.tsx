'use client'

import { LIST_LIMITS } from '@/domain/cart/job-list'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { changeListLine } from '@/features/buying/job-lists/lines/line-actions'

export type LineFormWords = Record<
  'quantity' | 'lineNote' | 'save' | 'remove' | 'up' | 'down' | 'failed',
  string
>

type Props = {
  hidden: Record<'locale' | 'line' | 'wasQuantity' | 'wasNote', string>
  /** Read out with each button, of which a page has many. */
  name: string
  quantity: number
  note: string
  isFirst: boolean
  isLast: boolean
  words: LineFormWords
}

/** Quantity and note of one line, its place, and the button that removes it; what was typed stays where it is refused. */
export function LineForm({ hidden, name, quantity, note, isFirst, isLast, words }: Props) {
  const { state, isSending, isUnanswered, form } = useActionForm(changeListLine, {}, words.failed)
  const isPassed = useAnswer(state, isUnanswered)
  const rescued = useFocusRescue<HTMLFormElement>('#lines')
  const { kept, fields } = state
  const button = (command: string, text: string, sign?: string) => (
    <Button type="submit" kind={sign ? 'icon' : 'quiet'} name="do" value={command} isBusy={isSending}>
      {sign ? <span aria-hidden="true">{sign}</span> : text}
      <span className="sr-only">
        {sign ? text : ''}: {name}
      </span>
    </Button>
  )
  return (
    <form
      ref={rescued}
      {...form}
      className="no-print grid grid-cols-[6rem_minmax(0,1fr)] items-end gap-x-3 gap-y-2 [grid-area:form] md:grid-cols-[6rem_minmax(0,1fr)_auto]"
    >
      <Field
        key={`quantity ${quantity}`}
        id={`quantity-${hidden.line}`}
        name="quantity"
        label={words.quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        defaultValue={kept?.quantity ?? quantity}
        error={fields?.quantity}
      />
      <Field
        key={`note ${note}`}
        id={`note-${hidden.line}`}
        name="note"
        label={words.lineNote}
        maxLength={LIST_LIMITS.lineNote}
        defaultValue={kept?.note ?? note}
        error={fields?.note}
      />
      <div className="col-span-full flex flex-wrap gap-1 md:col-3">
        {button('save', words.save)}
        {isFirst ? null : button('up', words.up, '↑')}
        {isLast ? null : button('down', words.down, '↓')}
        {button('remove', words.remove)}
      </div>
      {state.message && !isPassed && !isSending ? (
        <p className={`${state.ok ? 'text-celadon-deep' : 'text-persimmon-deep'} col-span-full font-medium`}>
          {state.message}
        </p>
      ) : null}
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
    </form>
  )
}
