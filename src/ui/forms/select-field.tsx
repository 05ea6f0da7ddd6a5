import type { ComponentProps } from 'react'
import { FieldError } from './field-error'

type Props = Omit<ComponentProps<'select'>, 'name' | 'children'> & {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
  error?: string
}

/** A label, its list, and what is wrong with what was chosen. */
export function SelectField({ name, label, options, error, id = name, defaultValue, ...rest }: Props) {
  return (
    <div className="grid content-start gap-1">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      {/* React sets a list back to its first option when its form was sent; made anew it keeps what was chosen. */}
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
