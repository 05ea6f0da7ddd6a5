'use client'

import { useTranslations } from 'next-intl'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { formatWhole } from '@/domain/locale'
import { countedLength, MAX_LENGTH, type LimitedField } from '@/domain/products/listing/product-limits'
import type { PlainField, ProductValues, TextField } from '@/domain/products/listing/product-values'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import { Labelled, type LabelProps } from './labelled'

type Name = PlainField | `${TextField}.${'en' | 'fr' | 'ko'}`
type Props = LabelProps & {
  name: Name
  /** The field whose limit counts; without one there is no counter. */
  limit?: LimitedField
  /** Of what is typed, if it is not the reader's. */
  lang?: string
  rows?: number
}

/** A text of one line, or of several with `rows`, with a counter of its characters. */
export function TextInput({ name, limit, lang, rows, ...labels }: Props) {
  const { register, formState } = useFormContext<ProductValues>()
  const start: unknown = get(formState.defaultValues, name)
  return (
    <Labelled name={name} {...labels} count={limit ? <Counter name={name} limit={limit} /> : undefined}>
      {({ isInvalid, ...field }) => {
        const input = {
          ...field,
          ...register(name),
          defaultValue: typeof start === 'string' ? start : '',
          className: 'input',
          lang,
          autoComplete: 'off',
          'aria-invalid': isInvalid || undefined,
          'aria-required': !labels.isOptional || undefined,
        }
        return rows ? <textarea {...input} rows={rows} /> : <input {...input} type="text" />
      }}
    </Labelled>
  )
}

/** How much of the limit is used, counted as it will be stored. */
function Counter({ name, limit }: { name: Name; limit: LimitedField }) {
  const { locale } = useFormFrame()
  const t = useTranslations('productForm')
  const text = useWatch<ProductValues, Name>({ name })
  const [count, max] = [countedLength(limit, text ?? ''), MAX_LENGTH[limit]]
  const [shown, most] = [formatWhole(count, locale), formatWhole(max, locale)]
  return (
    <p
      id={`${name}-count`}
      data-scripted=""
      className={`text-end text-sm tabular-nums ${count > max ? 'text-persimmon-deep font-medium' : 'text-muted'}`}
    >
      <span aria-hidden="true">
        {shown} / {most}
      </span>
      <span className="sr-only">{t('characters', { count: shown, max: most })}</span>
    </p>
  )
}
