'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useCallback, useState, type ComponentProps } from 'react'
import type { Locale } from '@/domain/locale'
import { formatMoney, toCents, typedAmount } from '@/domain/money'

type Props = ComponentProps<NumberFieldClientComponent> & {
  /** Message for text that is not an amount, in each language. */
  wrong: Record<Locale, string>
  /** The label in each language. */
  words: Record<Locale, string>
}

/** Money field of the admin panel: typed and shown in dollars, stored in whole cents (rule M10). */
export function MoneyField({ field, path: given, readOnly, words, wrong: texts }: Props) {
  const { required, admin } = field
  const { i18n } = useTranslation()
  const language = i18n.language as Locale
  const wrong = texts[language] ?? texts.en
  const validate = useCallback(
    (value: unknown) => (value === null || value === undefined ? true : isCents(value) || wrong),
    [wrong],
  )
  const { path, value, setValue, showError, disabled } = useField<FieldValue>({
    potentiallyStalePath: given,
    validate,
  })
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(true)
  const id = `field-${path.replaceAll('.', '__')}`
  const isShut = Boolean(readOnly) || disabled
  const isWrong = isLeft && typeof value === 'string'
  // Show the typed text as long as it equals the value; after a reset or save, show the value.
  const shown = meaning(typed) === (value ?? null) ? typed : textOf(value, Boolean(readOnly), language)

  return (
    <div
      className={['field-type number', (isWrong || showError) && 'error', isShut && 'read-only']
        .filter(Boolean)
        .join(' ')}
      style={{ flexGrow: 1, width: admin?.width }}
    >
      <FieldLabel label={words} path={path} required={required} htmlFor={id} />
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

/** Cents; null if empty; invalid text with a '?' prefix, so that no validation takes it for a number (1e5). */
type FieldValue = number | null | `?${string}`

function meaning(text: string): FieldValue {
  if (text.trim() === '') return null
  const cents = toCents(text)
  return cents.ok ? cents.value : `?${text}`
}

function textOf(cents: FieldValue | undefined, isRead: boolean, language: Locale): string {
  if (!isCents(cents)) return ''
  return isRead ? formatMoney(Number(cents), language) : typedAmount(Number(cents), language)
}
