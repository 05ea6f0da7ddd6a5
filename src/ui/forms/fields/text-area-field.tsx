import type { ComponentProps } from 'react'
import { FieldError } from './field-error'

type Props = Omit<ComponentProps<'textarea'>, 'name'> & { name: string; label: string; error?: string }

/** A label, its text of several lines and its error. */
export function TextAreaField({ name, label, error, id = name, ...rest }: Props) {
  return (
    <div className="grid content-start gap-1">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...rest}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
