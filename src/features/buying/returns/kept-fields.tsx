'use client'

import { use, type ComponentProps } from 'react'
import { FormAnswer } from '@/ui/forms/fields/answered-field'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { FieldError } from '@/ui/forms/fields/field-error'
import { SelectField } from '@/ui/forms/fields/select-field'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'

/** Fields that begin with a value, and keep what was typed where the form was refused. */
function useKept(name: string, value = '') {
  const { kept, fields } = use(FormAnswer)
  return { defaultValue: kept?.[name] ?? value, error: fields?.[name] }
}

type FieldProps<C extends (props: never) => unknown> = Omit<Parameters<C>[0], 'defaultValue' | 'error'> & {
  value?: string
}

export function KeptField({ value, ...props }: FieldProps<typeof Field>) {
  return <Field {...props} {...useKept(props.name, value)} />
}

export function KeptText({ value, ...props }: FieldProps<typeof TextAreaField>) {
  return <TextAreaField {...props} {...useKept(props.name, value)} />
}

export function KeptSelect({ value, ...props }: FieldProps<typeof SelectField>) {
  return <SelectField {...props} {...useKept(props.name, value)} />
}

export function KeptCheck({ name, label, value }: { name: string; label: string; value: boolean }) {
  const { kept, fields } = use(FormAnswer)
  return (
    <CheckField
      name={name}
      label={label}
      defaultChecked={kept ? kept[name] === 'on' : value}
      error={fields?.[name]}
    />
  )
}

/** Images, which no form keeps. */
export function PicturesField(props: Omit<ComponentProps<typeof Field>, 'error'>) {
  return <Field {...props} type="file" multiple error={use(FormAnswer).fields?.[props.name]} />
}

type ChoiceProps = {
  name: string
  legend: string
  value?: string
  options: readonly (readonly [value: string, label: string, hint?: string])[]
}

/** One of several, all in sight. */
export function KeptChoice({ name, legend, value, options }: ChoiceProps) {
  const { defaultValue, error } = useKept(name, value)
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {options.map(([option, label, hint]) => (
        <label key={option} className="flex min-h-6 items-start gap-3">
          <input
            key={defaultValue}
            className="accent-celadon mt-1 size-4 shrink-0"
            type="radio"
            name={name}
            value={option}
            defaultChecked={option === defaultValue}
            required
          />
          <span>
            {label}
            {hint ? <span className="text-muted block text-sm">{hint}</span> : null}
          </span>
        </label>
      ))}
      <FieldError id={name} error={error} />
    </fieldset>
  )
}
