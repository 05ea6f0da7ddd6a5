'use client'

import { useTranslations } from 'next-intl'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import { MAX_AT_ONCE } from '@/domain/orders/bulk/chosen-orders'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { SelectField } from '@/ui/forms/fields/select-field'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { checkWaybills } from './many-actions'
import { WaybillPreview } from './waybill-preview'

type Props = {
  locale: Locale
  carriers: readonly (readonly [Carrier, string])[]
  lastCarrier: Carrier | null
}

/** A carrier's file of numbers and tracking numbers: chosen or pasted, checked, and then registered (rule S31). */
export function WaybillFile({ locale, carriers, lastCarrier }: Props) {
  const t = useTranslations('manyOrders.file')
  const many = useTranslations('manyOrders')
  const { state, isSending, isUnanswered, form } = useActionForm(checkWaybills, {}, (message) =>
    many('fileFailed', { message }),
  )
  useAnswer(state, isUnanswered)
  const { kept = {}, fields = {}, rows } = state
  return (
    <div className="grid gap-6">
      <form {...form} className="grid gap-4 md:grid-cols-2 md:gap-x-8">
        {state.message && !isSending && !state.ok ? (
          <div className="md:col-span-2">
            <FormErrors title={state.message} fields={fields} />
          </div>
        ) : null}
        <input type="hidden" name="locale" value={locale} />
        <Field
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          label={t('choose')}
          hint={t('hint', { max: MAX_AT_ONCE })}
          error={fields.file}
        />
        <SelectField
          name="carrier"
          label={t('usual')}
          options={carriers}
          defaultValue={kept.carrier ?? lastCarrier ?? undefined}
          error={fields.carrier}
        />
        <div className="grid gap-1 md:col-span-2">
          <TextAreaField
            key={kept.lines}
            name="lines"
            label={t('lines')}
            defaultValue={kept.lines}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            aria-describedby="lines-hint"
            error={fields.lines}
          />
          <p id="lines-hint" className="text-muted text-sm">
            {t('linesHint')}
          </p>
        </div>
        <Button type="submit" isBusy={isSending} className="justify-self-start">
          {t('check')}
        </Button>
      </form>
      {rows && !isSending ? (
        <WaybillPreview
          key={state.at}
          rows={rows}
          said={state.message ?? ''}
          hidden={{ locale, carrier: state.carrier ?? '', lines: state.text ?? '' }}
          carriers={carriers}
        />
      ) : null}
    </div>
  )
}
