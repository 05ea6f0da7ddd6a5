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
  /** What is said where nothing is typed; without it the field may stay empty. */
  blank?: string
  /** Maximum length, and the message for longer text. */
  most?: number
  tooLong?: string
}
type Props = {
  field: CommandField
  value: string
  ref?: (node: HTMLElement | null) => void
  readOnly: boolean
  /** What is wrong with it. */
  problem?: string
  onKeyDown: KeyboardEventHandler
  onType: (value: string) => void
}

/** An input of a money command. */
export function CommandInput({
  field: { label, isMoney, isSecret, isLong, hint, options },
  value,
  ref,
  readOnly,
  problem,
  onKeyDown,
  onType,
}: Props) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const judged = { 'aria-describedby': described, 'aria-invalid': problem ? true : undefined }
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
          {...judged}
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
          {...judged}
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
          {...judged}
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {problem ? (
        <div id={`${id}-problem`} role="alert" style={WRONG}>
          {problem}
        </div>
      ) : null}
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

const WRONG = { color: 'var(--theme-error-600)', fontWeight: 600 }
