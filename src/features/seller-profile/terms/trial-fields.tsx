import type { Lines } from '@/domain/form-rows'
import { Button } from '@/ui/button'
import { Field } from '@/ui/forms/field'
import { fieldsOf } from '@/ui/forms/field-row'
import { SelectField } from '@/ui/forms/select-field'
import type { TermsWords } from './terms-words'

type Props = {
  lines: Lines
  errors?: Record<string, string>
  result?: readonly string[]
  isSending: boolean
  words: TermsWords
}

/** What a buyer would pay by the rules as they are typed; nothing is stored. */
export function TrialFields({ lines, errors, result, isSending, words: { trial, names } }: Props) {
  const field = fieldsOf({
    values: { trialTo: 'AB', trialBoxes: '3', trialSubtotal: '480.00', ...lines },
    errors,
  })
  return (
    <fieldset data-trial="" className="bg-tone grid gap-5 rounded-md p-4">
      <legend className="sr-only">{trial.title}</legend>
      <div>
        <p aria-hidden="true" className="font-semibold">
          {trial.title}
        </p>
        <p className="text-muted text-sm">{trial.text}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        <SelectField {...field('trialTo')} label={trial.to} options={names} />
        <Field
          {...field('trialBoxes')}
          label={trial.boxes}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <Field
          {...field('trialSubtotal')}
          label={trial.subtotal}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <Button type="submit" name="trial" value="1" isBusy={isSending} className="justify-self-start">
        {trial.run}
      </Button>
      <div role="status">
        {isSending
          ? null
          : result?.map((line, at) => (
              <p key={line} className={at === 0 ? '' : 'figures font-medium'}>
                {line}
              </p>
            ))}
      </div>
    </fieldset>
  )
}
