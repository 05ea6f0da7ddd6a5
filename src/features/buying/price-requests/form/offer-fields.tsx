'use client'

import { useTranslations } from 'next-intl'
import { use, useState, type ComponentProps } from 'react'
import { REQUEST_TEXT } from '@/domain/cart/price-requests/request'
import { TEMPLATE_NAME } from '@/domain/cart/price-requests/template'
import type { NetTerms } from '@/domain/payments/payouts/net'
import { FormAnswer } from '@/ui/forms/fields/answered-field'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { PriceField } from './price-field'
import { ReadyList } from '@/ui/forms/ready-list'
import { SelectField } from '@/ui/forms/fields/select-field'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'

type OfferRow = { id: string; name: string; detail: string; price: string }
type OfferTerms = Record<'freight' | 'minDays' | 'maxDays' | 'validUntil' | 'note', string>
type Template = Pick<OfferTerms, 'validUntil' | 'note'> & {
  id: string
  name: string
  minDays: number
  maxDays: number
}
type Props = {
  rows: OfferRow[]
  terms: OfferTerms
  net: NetTerms | undefined
  templates: readonly Template[]
  reserves: boolean
  /** Ready answers for the note (rule T36). */
  answers: ComponentProps<typeof ReadyList>['words']
  today: string
  last: string
  /** The postal code that freight is asked for. */
  place: string
}

const NOTE = 'offer-note'

/** A ready answer stands in a line of its own, so that it is read in the other side's language. */
function addToNote(text: string) {
  const note = document.getElementById(NOTE)
  if (!(note instanceof HTMLTextAreaElement)) return
  note.value = [note.value.trimEnd(), text].filter(Boolean).join('\n')
  note.focus()
}

/** Price per line, freight, arrival and validity of an offer (rule M75), as it stands or as it was typed. */
export function OfferFields({ rows, terms, net, templates, reserves, answers, today, last, place }: Props) {
  const t = useTranslations('priceRequests')
  const { kept, fields } = use(FormAnswer)
  // Fills in until the form is answered, which brings back what was typed.
  const [filled, setFilled] = useState<{ by: Template; before: typeof kept }>()
  const template = filled && filled.before === kept ? filled.by : undefined
  const filledBy = template?.id ?? ''
  const value = (name: keyof OfferTerms) => ({
    name,
    defaultValue: (name === 'freight' ? undefined : template?.[name]) ?? kept?.[name] ?? terms[name],
    error: fields?.[name],
  })
  return (
    <>
      {rows.map(({ id, name, detail, price }, at) => (
        <PriceField
          key={id}
          name={`price.${at}`}
          label={t('unitPriceOf', { name })}
          hint={detail}
          net={net}
          defaultValue={kept?.[`price.${at}`] ?? price}
          error={fields?.[`price.${at}`]}
        />
      ))}
      {templates.length > 0 ? (
        <div data-scripted="">
          <SelectField
            name="filled"
            label={t('template.fillIn')}
            options={[['', t('template.choose')], ...templates.map(({ id, name }) => [id, name] as const)]}
            onChange={({ currentTarget }) => {
              const by = templates.find(({ id }) => id === currentTarget.value)
              setFilled(by && { by, before: kept })
            }}
          />
        </div>
      ) : null}
      <Field
        {...value('freight')}
        label={t('offer.freight')}
        hint={t('freightHint', { place })}
        inputMode="decimal"
        maxLength={20}
        required
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-end gap-3">
        <Field
          key={`minDays ${filledBy}`}
          {...value('minDays')}
          label={t('minDays')}
          inputMode="numeric"
          maxLength={3}
          required
        />
        <Field
          key={`maxDays ${filledBy}`}
          {...value('maxDays')}
          label={t('maxDays')}
          inputMode="numeric"
          maxLength={3}
          required
        />
        <Field
          key={`validUntil ${filledBy}`}
          {...value('validUntil')}
          label={t('validity.offered')}
          type="date"
          min={today}
          max={last}
          required
        />
      </div>
      <p className="text-muted text-sm">{t('daysHint')}</p>
      <CheckField
        name="reserves"
        label={t('reserves')}
        defaultChecked={kept ? kept.reserves === 'on' : reserves}
        error={fields?.reserves}
      />
      <TextAreaField {...value('note')} id={NOTE} label={t('offerNote')} rows={3} maxLength={REQUEST_TEXT} />
      <ReadyList words={answers} onChoose={addToNote} />
      <Field
        name="template"
        label={t('template.keep')}
        hint={t('template.keepHint')}
        maxLength={TEMPLATE_NAME}
        defaultValue={kept?.template}
        error={fields?.template}
      />
    </>
  )
}
