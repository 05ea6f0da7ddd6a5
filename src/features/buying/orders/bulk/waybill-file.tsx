'use client'

import type { Carrier } from '@/domain/orders/shipping/carrier'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { SelectField } from '@/ui/forms/fields/select-field'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'
import { checkWaybills } from './many-actions'
import { WaybillPreview, type PreviewWords } from './waybill-preview'

type FileWords = PreviewWords &
  Record<'file' | 'fileHint' | 'lines' | 'linesHint' | 'usual' | 'check' | 'checkFailed', string>

type Props = {
  locale: Locale
  carriers: readonly (readonly [Carrier, string])[]
  lastCarrier: Carrier | null
  words: FileWords
}

/** A carrier's file of numbers and tracking numbers: chosen or pasted, checked, and then registered (rule S31). */
export function WaybillFile({ locale, carriers, lastCarrier, words }: Props) {
  const { state, isSending, isUnanswered, form } = useActionForm(checkWaybills, {}, words.checkFailed)
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
          label={words.file}
          hint={words.fileHint}
          error={fields.file}
        />
        <SelectField
          name="carrier"
          label={words.usual}
          options={carriers}
          defaultValue={kept.carrier ?? lastCarrier ?? undefined}
          error={fields.carrier}
        />
        <div className="grid gap-1 md:col-span-2">
          <TextAreaField
            key={kept.lines}
            name="lines"
            label={words.lines}
            defaultValue={kept.lines}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            aria-describedby="lines-hint"
            error={fields.lines}
          />
          <p id="lines-hint" className="text-muted text-sm">
            {words.linesHint}
          </p>
        </div>
        <Button type="submit" isBusy={isSending} className="justify-self-start">
          {words.check}
        </Button>
      </form>
      {rows && !isSending ? (
        <WaybillPreview
          key={state.at}
          rows={rows}
          said={state.message ?? ''}
          hidden={{ locale, carrier: state.carrier ?? '', lines: state.text ?? '' }}
          carriers={carriers}
          words={words}
        />
      ) : null}
    </div>
  )
}
