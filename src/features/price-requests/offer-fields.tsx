'use client'

import { use } from 'react'
import { REQUEST_TEXT } from '@/domain/price-requests/request'
import { FormAnswer } from '@/ui/forms/answered-field'
import { fillMessage } from '@/ui/fill-message'
import { CheckField } from '@/ui/forms/check-field'
import { Field } from '@/ui/forms/field'
import { TextAreaField } from '@/ui/forms/text-area-field'

type OfferRow = { id: string; name: string; detail: string; price: string }
type OfferTerms = Record<'freight' | 'minDays' | 'maxDays' | 'validUntil' | 'note', string>
type Props = {
  rows: OfferRow[]
  terms: OfferTerms
  reserves: boolean
  today: string
  last: string
  words: Record<
    | 'reserves'
    | 'unitPrice'
    | 'freight'
    | 'freightHint'
    | 'minDays'
    | 'maxDays'
    | 'daysHint'
    | 'validUntil'
    | 'offerNote',
    string
  >
}

/** Price per line, freight, arrival and validity of an offer (rule M75), as it stands or as it was typed. */
export function OfferFields({ rows, terms, reserves, today, last, words }: Props) {
  const { kept, fields } = use(FormAnswer)
  const value = (name: keyof OfferTerms) => ({
    name,
    defaultValue: kept?.[name] ?? terms[name],
    error: fields?.[name],
  })
  return (
    <>
      {rows.map(({ id, name, detail, price }, at) => (
        <Field
          key={id}
          name={`price.${at}`}
          label={fillMessage(words.unitPrice, { name })}
          hint={detail}
          inputMode="decimal"
          maxLength={20}
          required
          defaultValue={kept?.[`price.${at}`] ?? price}
          error={fields?.[`price.${at}`]}
        />
      ))}
      <Field
        {...value('freight')}
        label={words.freight}
        hint={words.freightHint}
        inputMode="decimal"
        maxLength={20}
        required
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <Field {...value('minDays')} label={words.minDays} inputMode="numeric" maxLength={3} required />
        <Field {...value('maxDays')} label={words.maxDays} inputMode="numeric" maxLength={3} required />
        <Field
          {...value('validUntil')}
          label={words.validUntil}
          type="date"
          min={today}
          max={last}
          required
        />
      </div>
      <p className="text-muted text-sm">{words.daysHint}</p>
      <CheckField
        name="reserves"
        label={words.reserves}
        defaultChecked={kept ? kept.reserves === 'on' : reserves}
        error={fields?.reserves}
      />
      <TextAreaField
        {...value('note')}
        id="offer-note"
        label={words.offerNote}
        rows={3}
        maxLength={REQUEST_TEXT}
      />
    </>
  )
}
