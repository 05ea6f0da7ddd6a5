'use client'

import { useId, type KeyboardEventHandler, type Ref } from 'react'
import { toExactCents } from '@/domain/money'

export type CommandField = {
  name: string
  label: string
  value?: string
  isMoney?: boolean
  isSecret?: boolean
  hint?: string
  /** Maximum length, and the message for longer text. */
  most?: number
  tooLong?: string
}
type Props = {
  field: CommandField
  value: string
  ref?: Ref<HTMLInputElement>
  readOnly: boolean
  onKeyDown: KeyboardEventHandler
  onType: (value: string) => void
}

/** An input of a money command. */
export function CommandInput({
  field: { label, isMoney, isSecret, hint },
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
