import { useTranslations } from 'next-intl'
import { PROVINCES } from '@/domain/people/address/postal-code'
import type { Lines } from '@/domain/forms/form-rows'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf } from '@/ui/forms/fields/field-row'
import { SelectField } from '@/ui/forms/fields/select-field'
import type { Trial } from './try-rules'

type Props = {
  lines: Lines
  errors?: Record<string, string>
  result?: readonly Trial[]
  isSending: boolean
}

/** What buyers in up to three places would pay by the rules as they are typed; nothing is stored (rule S48). */
export function TrialFields({ lines, errors, result, isSending }: Props) {
  const t = useTranslations('shippingTerms.trial')
  const provinces = useTranslations('provinces')
  const names = PROVINCES.map((code) => [code, provinces(code)] as const)
  const field = fieldsOf({
    values: {
      trialTo: 'ON',
      trialTo2: 'BC',
      trialTo3: 'QC',
      trialBoxes: '3',
      trialSubtotal: '480.00',
      ...lines,
    },
    errors,
  })
  return (
    <fieldset
      // Enter tries; it does not save, as the first button of the form would.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.target.form?.requestSubmit(
          event.currentTarget.querySelector<HTMLButtonElement>('button[name=trial]'),
        )
      }}
      data-trial=""
      className="bg-tone grid gap-5 rounded-md p-4"
    >
      <legend className="sr-only">{t('title')}</legend>
      <div>
        <p aria-hidden="true" className="font-semibold">
          {t('title')}
        </p>
        <p className="text-muted text-sm">{t('text')}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        <SelectField {...field('trialTo')} label={t('to')} options={names} />
        <SelectField {...field('trialTo2')} label={t('to2')} options={[['', t('nowhere')], ...names]} />
        <SelectField {...field('trialTo3')} label={t('to3')} options={[['', t('nowhere')], ...names]} />
        <Field
          {...field('trialBoxes')}
          label={t('boxes')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <Field
          {...field('trialSubtotal')}
          label={t('subtotal')}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <Button type="submit" name="trial" value="1" isBusy={isSending} className="justify-self-start">
        {t('run')}
      </Button>
      <div role="status" className="grid gap-4 md:grid-cols-3">
        {isSending
          ? null
          : result?.map(({ about, lines: found }) => (
              <div key={about}>
                <p>{about}</p>
                {found.map((line) => (
                  <p key={line} className="figures font-medium">
                    {line}
                  </p>
                ))}
              </div>
            ))}
      </div>
    </fieldset>
  )
}
