import { useLocale, useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { BULK_KINDS, type BulkKind } from '@/domain/products/listing/bulk-change'
import { formatWhole } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { SelectField } from '@/ui/forms/fields/select-field'
import type { BulkTask, ChosenProduct, FailedRow } from './bulk-step'
import type { Bulk } from './use-bulk'

type Props = {
  task: BulkTask
  chosen: readonly ChosenProduct[]
  bulk: Bulk
  failed?: FailedRow
}

/** What to do: for stock and prices how, and by how much; else what happens. */
export function BulkForm({ task, chosen, bulk, failed }: Props) {
  const t = useTranslations('productBulk')
  const locale = useLocale()
  return (
    <>
      <p className="text-muted">{t('chosen', { n: formatWhole(chosen.length, locale) })}</p>
      {task === 'stock' || task === 'prices' ? (
        <NumberForm {...{ task, bulk, failed }} />
      ) : (
        <>
          <p>{t(`${task}Text`)}</p>
          <Button
            kind={task === 'archive' ? 'danger' : 'primary'}
            isBusy={bulk.isSending}
            onClick={() => bulk.start(task, '')}
          >
            {t(task)}
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

const labelOf = (kind: BulkKind) => {
  if (kind === 'percentUp' || kind === 'percentDown') return 'percent'
  return kind === 'amountUp' || kind === 'amountDown' ? 'amount' : 'value'
}

type NumberProps = Omit<Props, 'task' | 'chosen'> & { task: keyof typeof KINDS }

function NumberForm({ task, bulk, failed }: NumberProps) {
  const t = useTranslations('productBulk')
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
        label={t('how')}
        options={KINDS[task].map((each) => [each, t(`kinds.${each}`)] as const)}
        defaultValue={kind}
        onChange={({ target }) => setKind(BULK_KINDS.find((each) => each === target.value) ?? kind)}
      />
      <Field
        id="bulk-value"
        name="value"
        label={t(labelOf(kind))}
        hint={task === 'prices' ? t('pricesHint') : undefined}
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
        {t('preview')}
      </Button>
    </form>
  )
}
