'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useCallback, useState, type ComponentProps } from 'react'
import { decimal, formatMoney, toCents } from '@/domain/money'

type Props = ComponentProps<NumberFieldClientComponent> & {
  /** Said where what is typed is no amount. */
  wrong: string
}

/** Money in the panel: typed and read in dollars, with a point or a comma; kept in whole cents (rule M10). */
export function MoneyField({ field, path: given, readOnly, wrong }: Props) {
  const { required, label, admin } = field
  const validate = useCallback(
    (value: unknown) => (value === null || value === undefined ? true : isCents(value) || wrong),
    [wrong],
  )
  const { path, value, setValue, showError, disabled } = useField<Kept>({
    potentiallyStalePath: given,
    validate,
  })
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(true)
  const id = `field-${path.replaceAll('.', '__')}`
  const isShut = Boolean(readOnly) || disabled
  const isWrong = isLeft && typeof value === 'string'
  // What was typed is shown while it means what is kept: after a reset or a save it is what is kept.
  const shown = meaning(typed) === (value ?? null) ? typed : textOf(value, Boolean(readOnly))

  return (
    <div
      className={['field-type number', (isWrong || showError) && 'error', isShut && 'read-only']
        .filter(Boolean)
        .join(' ')}
      style={{ flexGrow: 1, width: admin?.width }}
    >
      <FieldLabel label={label} path={path} required={required} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={isWrong || showError} {...(isWrong && { message: wrong })} />
        <input
          id={id}
          name={path}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          disabled={isShut}
          aria-invalid={isWrong || undefined}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true)
            if (typeof value !== 'string') setTyped('')
          }}
          onChange={({ target }) => {
            setTyped(target.value)
            setValue(meaning(target.value))
          }}
        />
        <FieldDescription description={admin?.description} path={path} />
      </div>
    </div>
  )
}

const isCents = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value)

/** Cents; nothing for an empty box; for what is no amount a text that no check takes for a number, as it would 1e5. */
type Kept = number | null | `?${string}`

function meaning(text: string): Kept {
  if (text.trim() === '') return null
  const cents = toCents(text)
  return cents.ok ? cents.value : `?${text}`
}

function textOf(cents: Kept | undefined, isRead: boolean): string {
  if (!isCents(cents)) return ''
  return isRead ? formatMoney(Number(cents), 'en') : decimal(Number(cents))
}
