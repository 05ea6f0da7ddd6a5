import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field-error'

type FieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  name: string
  label: ReactNode
  hint?: string
  error?: string
  children?: ReactNode
}

/** A label, its input, hint and error; both are read out with the input. */
export function Field({
  name,
  label,
  hint,
  error,
  id = name,
  className = '',
  children,
  ...input
}: FieldProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="text-muted text-sm" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="relative">
        <input
          id={id}
          name={name}
          className={`input ${className}`}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        {children}
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
