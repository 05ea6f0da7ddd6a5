import type { ComponentProps } from 'react'
import { FieldError } from './field-error'

type Props = Omit<ComponentProps<'select'>, 'name' | 'children'> & {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
  error?: string
}

/** A label, its select and its error. */
export function SelectField({ name, label, options, error, id = name, defaultValue, ...rest }: Props) {
  return (
    <div className="grid content-start gap-1">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      {/* React resets a select to its first option after its form was sent; remounting it keeps the choice. */}
      <select
        key={String(defaultValue)}
        id={id}
        name={name}
        className="input"
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...rest}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}
