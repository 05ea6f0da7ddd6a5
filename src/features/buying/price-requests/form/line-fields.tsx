'use client'

import { useTranslations } from 'next-intl'
import { use } from 'react'
import { FormAnswer } from '@/ui/forms/fields/answered-field'
import { Field } from '@/ui/forms/fields/field'

type TypedRow = {
  product: string
  name: string
  detail: string
  /** What its quantity counts: 'Quantity in boxes'. */
  counted: string
  quantity: string
  target: string
}
type Props = { rows: TypedRow[]; isNew: boolean }

/** Quantity and target price of each product, in a request and in a counter-offer. */
export function LineFields({ rows, isNew }: Props) {
  const t = useTranslations('priceRequests')
  const { kept, fields } = use(FormAnswer)
  return rows.map(({ product, name, detail, counted, quantity, target }, at) => (
    <fieldset key={product} className="border-line grid gap-3 border-b pb-4">
      <legend className="font-medium wrap-anywhere">{name}</legend>
      <p className="text-muted text-sm">{detail}</p>
      {isNew ? <input type="hidden" name={`product.${at}`} value={product} /> : null}
      <div className="xs:grid-cols-2 grid gap-3">
        <Field
          name={`quantity.${at}`}
          label={counted}
          inputMode="numeric"
          maxLength={10}
          required
          defaultValue={kept?.[`quantity.${at}`] ?? quantity}
          error={fields?.[`quantity.${at}`]}
        />
        <Field
          name={`target.${at}`}
          label={t('target')}
          inputMode="decimal"
          maxLength={20}
          placeholder={t('optional')}
          defaultValue={kept?.[`target.${at}`] ?? target}
          error={fields?.[`target.${at}`]}
        />
      </div>
    </fieldset>
  ))
}
