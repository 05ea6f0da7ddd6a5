'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FieldError } from '@/ui/forms/fields/field-error'
import { fieldId } from '@/features/selling/listing/form/field-id'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'

export type LabelProps = {
  label: string
  hint?: string
  isOptional?: boolean
  /** Optional as the group around it says. */
  isPart?: boolean
}

type Props = LabelProps & {
  /** The name of the field, which gives it its id. */
  name: string
  /** Between the field and its error, such as a counter. */
  count?: ReactNode
  children: (field: { id: string; 'aria-describedby'?: string; isInvalid: boolean }) => ReactNode
}

/** A label, a field of any kind, its hint, counter and error; all are read out with the field. */
export function Labelled({ name: field, label, hint, isOptional, count, children }: Props) {
  const { issues } = useFormFrame()
  const error = issues[field]
  const name = fieldId(field)
  const parts = [hint && 'hint', count && 'count', error && 'error'].filter(Boolean)
  return (
    <div className="grid content-start gap-1">
      <label className="font-medium" htmlFor={name}>
        {label}
        {isOptional ? <Optional /> : null}
      </label>
      {hint ? (
        <p className="text-muted text-sm" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({
        id: name,
        'aria-describedby': parts.map((part) => `${name}-${part}`).join(' ') || undefined,
        isInvalid: Boolean(error),
      })}
      {count}
      <FieldError id={name} error={error} />
    </div>
  )
}

/** Beside a label. Korean writes a bracket without a space before it. */
export function Optional() {
  const { locale } = useFormFrame()
  const t = useTranslations('productForm')
  return <span className="text-muted font-normal">{(locale === 'ko' ? '' : ' ') + t('optional')}</span>
}
