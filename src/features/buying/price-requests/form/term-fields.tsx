'use client'

import { useTranslations } from 'next-intl'
import { use } from 'react'
import { REQUEST_TEXT } from '@/domain/cart/price-requests/request'
import { FormAnswer } from '@/ui/forms/fields/answered-field'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'

type Props = {
  place: string
  today: string
  last: string
  questions: (readonly [name: string, text: string])[]
}

/** Where and when the goods are needed, a note, and the questions that are ready to be asked (rules M73, T32). */
export function TermFields({ place, today, last, questions }: Props) {
  const t = useTranslations('priceRequests')
  const { kept, fields } = use(FormAnswer)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          name="postalCode"
          label={t('postalCode')}
          hint={t('postalCodeHint')}
          maxLength={10}
          required
          autoComplete="postal-code"
          defaultValue={kept?.postalCode ?? place}
          error={fields?.postalCode}
        />
        <Field
          name="neededBy"
          label={t('neededBy')}
          type="date"
          min={today}
          max={last}
          className="self-end"
          defaultValue={kept?.neededBy}
          error={fields?.neededBy}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="font-medium">{t('questionsTitle')}</legend>
        {questions.map(([name, text]) => (
          <CheckField
            key={name}
            name={`question.${name}`}
            label={text}
            defaultChecked={kept?.[`question.${name}`] === 'on'}
          />
        ))}
      </fieldset>
      <TextAreaField
        name="note"
        label={t('note')}
        rows={4}
        maxLength={REQUEST_TEXT}
        defaultValue={kept?.note}
        error={fields?.note}
      />
    </>
  )
}
