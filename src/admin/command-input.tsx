'use client'

import { useId, type KeyboardEventHandler } from 'react'
import { toExactCents } from '@/domain/money'

export type CommandField = {
  name: string
  label: string
  value?: string
  isMoney?: boolean
  isSecret?: boolean
  /** Several lines. */
  isLong?: boolean
  hint?: string
  /** What can be chosen, in place of typing. */
  options?: readonly { value: string; label: string }[]
  /** Maximum length, and the message for longer text. */
  most?: number
  tooLong?: string
}
type Props = {
  field: CommandField
  value: string
  ref?: (node: HTMLElement | null) => void
  readOnly: boolean
  onKeyDown: KeyboardEventHandler
  onType: (value: string) => void
}

/** An input of a money command. */
export function CommandInput({
  field: { label, isMoney, isSecret, isLong, hint, options },
  value,
  ref,
  readOnly,
  onKeyDown,
  onType,
}: Props) {
  const id = useId()
  return (
    <div className="field-type text" style={{ maxWidth: '30rem', marginBottom: '1rem' }}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {options ? (
        <select
          id={id}
          value={value}
          ref={ref}
          // A list cannot be read-only; what is not chosen now cannot be changed.
          disabled={readOnly}
          onKeyDown={onKeyDown}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => onType(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea
          id={id}
          rows={6}
          value={value}
          ref={ref}
          readOnly={readOnly}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        <input
          id={id}
          type={isSecret ? 'password' : 'text'}
          autoComplete={isSecret ? 'current-password' : undefined}
          inputMode={isMoney ? 'decimal' : undefined}
          value={value}
          ref={ref}
          readOnly={readOnly}
          onKeyDown={onKeyDown}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {hint && (
        <div id={`${id}-hint`} className="field-description" style={{ color: 'var(--theme-elevation-650)' }}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** The values to send; money in cents. */
export function commandValues(fields: CommandField[], typed: Record<string, string>) {
  return Object.fromEntries(
    fields.map(({ name, isMoney }) => {
      const cents = isMoney ? toExactCents(typed[name] ?? '', name) : undefined
      return [name, cents?.ok ? cents.value : (typed[name] ?? '').trim()]
    }),
  )
}
