import { useState, type SubmitEvent } from 'react'
import { BULK_KINDS, type BulkKind } from '@/domain/products/listing/bulk-change'
import { formatWhole } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { fillMessage } from '@/ui/page/fill-message'
import { Field } from '@/ui/forms/fields/field'
import { SelectField } from '@/ui/forms/fields/select-field'
import type { BulkTask, ChosenProduct, Failed } from './bulk-step'
import type { BulkWords } from './command-words'
import type { Bulk } from './use-bulk'

type Props = {
  task: BulkTask
  chosen: readonly ChosenProduct[]
  words: BulkWords
  bulk: Bulk
  failed?: Failed
}

/** What to do: for stock and prices how, and by how much; else what happens. */
export function BulkForm({ task, chosen, words, bulk, failed }: Props) {
  return (
    <>
      <p className="text-muted">
        {fillMessage(words.chosen, { n: formatWhole(chosen.length, words.locale) })}
      </p>
      {task === 'stock' || task === 'prices' ? (
        <NumberForm {...{ task, words, bulk, failed }} />
      ) : (
        <>
          <p>{words[`${task}Text`]}</p>
          <Button
            kind={task === 'archive' ? 'danger' : 'primary'}
            isBusy={bulk.isSending}
            onClick={() => bulk.start(task, '')}
          >
            {words[task]}
          </Button>
        </>
      )}
    </>
  )
}

const KINDS = {
  stock: ['stockTo', 'stockUp', 'stockDown'],
  prices: ['percentUp', 'percentDown', 'amountUp', 'amountDown'],
} as const

const labelOf = (kind: BulkKind, words: BulkWords) => {
  if (kind === 'percentUp' || kind === 'percentDown') return words.percent
  return kind === 'amountUp' || kind === 'amountDown' ? words.amount : words.value
}

type NumberProps = Omit<Props, 'task' | 'chosen'> & { task: keyof typeof KINDS }

function NumberForm({ task, words, bulk, failed }: NumberProps) {
  const [kind, setKind] = useState<BulkKind>(bulk.typed?.kind ?? KINDS[task][0])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!bulk.isSending) bulk.preview(kind, String(new FormData(event.currentTarget).get('value')))
  }
  const error = failed?.fields?.value
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <SelectField
        id="bulk-kind"
        name="kind"
        label={words.how}
        options={KINDS[task].map((each) => [each, words.kinds[each]] as const)}
        defaultValue={kind}
        onChange={({ target }) => setKind(BULK_KINDS.find((each) => each === target.value) ?? kind)}
      />
      <Field
        id="bulk-value"
        name="value"
        label={labelOf(kind, words)}
        hint={task === 'prices' ? words.pricesHint : undefined}
        defaultValue={bulk.typed?.value}
        error={error}
        inputMode={task === 'stock' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={40}
        required
      />
      {failed && !error ? (
        <p role="alert" className="text-persimmon-deep font-medium whitespace-pre-line">
          {failed.message}
        </p>
      ) : null}
      <Button type="submit" kind="primary" isBusy={bulk.isSending}>
        {words.preview}
      </Button>
    </form>
  )
}
