type Props = {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
  defaultValue?: string
  autoComplete?: string
  error?: string
  maxLength?: number
}

/** A label, its list, and what is wrong with what was chosen. */
export function SelectField({ name, label, options, defaultValue, autoComplete, error }: Props) {
  return (
    <div className="grid gap-1">
      <label className="font-medium" htmlFor={name}>
        {label}
      </label>
      {/* React sets a list back to its first option when its form was sent; made anew it keeps what was chosen. */}
      <select
        key={defaultValue}
        id={name}
        name={name}
        className="input"
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error ? (
        <p className="text-persimmon-deep text-sm font-medium" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
