'use client'

import { Button } from '@payloadcms/ui'
import { createTranslator } from 'next-intl'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import { LONGEST_REASON } from '@/domain/staff/decision'
import { LOCALES, type Locale } from '@/domain/locale'
import { lengthOf } from '@/domain/values/text'
import { LOCALE_NAMES } from '@/messages/locales'
import { QueueTexts } from './words-context'

/** Ready sentences by language. */
export type Sentences = Record<Locale, readonly string[]>

type Props = {
  label: string
  /** The seller's language: what is written is read by them. */
  locale: Locale
  sentences: Sentences | undefined
  isSending: boolean
  problem: string
  onSend: (reason: string) => void
  onBack: () => void
}

/** The words that go with a decision, with ready sentences in the seller's language that may be edited. */
export function ReasonForm({ label, locale, sentences, isSending, problem, onSend, onBack }: Props) {
  const t = createTranslator({ ...useContext(QueueTexts), namespace: 'staff.queue' })
  const id = useId()
  const [reason, setReason] = useState('')
  const [language, setLanguage] = useState(locale)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  function add(sentence: string) {
    setReason((typed) => (typed.trim() ? `${typed.trimEnd()}\n${sentence}` : sentence))
    field.current?.focus()
  }

  return (
    <form
      className="tw:mt-[1rem] tw:border-t tw:border-(--theme-elevation-150) tw:pt-[1rem]"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(reason)
      }}
      onKeyDown={({ key }) => void (key === 'Escape' && onBack())}
    >
      <label htmlFor={id} className="tw:mb-[0.25rem] tw:block tw:font-semibold">
        {t('reason')}
      </label>
      <textarea
        id={id}
        ref={field}
        className="panel-input tw:w-full tw:max-w-[44rem]"
        rows={4}
        lang={language}
        value={reason}
        readOnly={isSending}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => setReason(target.value)}
      />
      <p id={`${id}-hint`} className="queue-note">
        {t('reasonHint', { left: LONGEST_REASON - lengthOf(reason) })}
      </p>
      <p id={`${id}-problem`} role="alert" className="panel-wrong queue-problem">
        {problem}
      </p>
      <fieldset className="queue-sentences">
        <legend>{t('ready')}</legend>
        <label>
          {t('language')}{' '}
          <select
            className="panel-input"
            value={language}
            onChange={({ target }) => setLanguage(target.value as Locale)}
          >
            {LOCALES.map((each) => (
              <option key={each} value={each}>
                {each === locale
                  ? t('sellersLanguage', { language: LOCALE_NAMES[each] })
                  : LOCALE_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
        <ul lang={language} className="panel-plain tw:mt-[0.5rem]">
          {sentences?.[language].map((sentence) => (
            <li key={sentence}>
              <button type="button" onClick={() => add(sentence)}>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="queue-buttons">
        <Button type="submit" size="medium" margin={false} disabled={isSending}>
          {isSending ? t('sending') : label}
        </Button>
        <Button type="button" buttonStyle="secondary" size="medium" margin={false} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
