'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'
import type { Locale } from '@/domain/locale'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { momentAt, wallClock } from '@/domain/values/wall-clock'
import { panelLocale } from './panel-locale'
import { dayText, momentText } from './moment-text'

type Props = ComponentProps<DateFieldClientComponent> & {
  isDay: boolean
  /** The label in each language. */
  words: Record<Locale, string>
}

/** A moment in a form, typed and read in Toronto's time, or a day. Payload's own field has the browser's time. */
export function MomentField({ field, isDay, path: given, readOnly, words }: Props) {
  const { required, admin } = field
  const { i18n } = useTranslation()
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  })
  const id = `field-${path.replaceAll('.', '__')}`
  const isShut = Boolean(readOnly) || disabled || Boolean(admin?.readOnly)
  const moment = value ? new Date(value) : null
  const locale = panelLocale(i18n)

  return (
    <div
      className={['field-type text', showError && 'error', isShut && 'read-only'].filter(Boolean).join(' ')}
      style={{ flexGrow: 1, width: admin?.width }}
    >
      <FieldLabel label={words} path={path} required={required} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {isShut ? (
          <input
            id={id}
            name={path}
            type="text"
            value={moment ? (isDay ? dayText : momentText)(moment, locale) : ''}
            disabled
          />
        ) : (
          <input
            id={id}
            name={path}
            type={isDay ? 'date' : 'datetime-local'}
            value={
              moment ? (isDay ? moment.toISOString().slice(0, 10) : wallClock(SETTLEMENT_ZONE, moment)) : ''
            }
            onChange={({ target }) => setValue(isDay ? noonOf(target.value) : momentOf(target.value))}
          />
        )}
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}

/** Days are stored as noon in UTC. */
const noonOf = (day: string) => (day ? `${day}T12:00:00.000Z` : null)

const momentOf = (shown: string) => momentAt(SETTLEMENT_ZONE, shown)?.toISOString() ?? null
