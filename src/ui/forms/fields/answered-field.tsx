'use client'

import { createContext, use, type ComponentProps } from 'react'
import type { FormState } from '@/domain/forms/form-state'
import { Field } from './field'
import { FieldError } from './field-error'
import { SelectField } from './select-field'

/** The last answer to the form around a field. */
export const FormAnswer = createContext<FormState>({})

/** A field of an `ActionForm` that keeps what was typed, also without script, and shows what is wrong with it. */
export function AnsweredField(props: ComponentProps<typeof Field>) {
  const { kept, fields } = use(FormAnswer)
  return (
    <Field {...props} defaultValue={kept?.[props.name] ?? props.defaultValue} error={fields?.[props.name]} />
  )
}

/** The same for a choice. */
export function AnsweredSelect(props: ComponentProps<typeof SelectField>) {
  const { kept, fields } = use(FormAnswer)
  const chosen = kept?.[props.name] ?? props.defaultValue
  return <SelectField {...props} defaultValue={chosen} error={fields?.[props.name]} />
}

type TextProps = { name: string; id?: string; label: string; maxLength: number; required?: boolean }

/** The same for a text of some lines. */
export function AnsweredText({ name, id = name, label, ...text }: TextProps) {
  const { kept, fields } = use(FormAnswer)
  const error = fields?.[name]
  return (
    <div className="grid gap-1">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        className="input"
        rows={2}
        defaultValue={kept?.[name]}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        {...text}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
