import type { ReactNode } from 'react'
import { FieldError } from './field-error'

type Props = {
  id?: string
  name: string
  label: ReactNode
  defaultChecked?: boolean
  required?: boolean
  error?: string
  /** The id of what explains it. */
  about?: string
}

/** A checkbox with its error. */
export function CheckField({ name, id = name, label, defaultChecked, required, error, about }: Props) {
  return (
    <div className="grid gap-1">
      <label className="flex min-h-6 items-start gap-3" htmlFor={id}>
        <input
          key={String(defaultChecked)}
          id={id}
          name={name}
          type="checkbox"
          className="accent-celadon mt-0.5 size-5 shrink-0"
          defaultChecked={defaultChecked}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={[about, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
