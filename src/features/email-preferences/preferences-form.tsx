'use client'

import { useEffect } from 'react'
import type { Locale } from '@/domain/locale'
import { EMAIL_TOPICS, type EmailTopic, type Preferences } from '@/domain/talk/email-topic'
import { announce } from '@/ui/announce'
import { Button } from '@/ui/button'
import { useActionForm } from '@/ui/forms/use-action-form'
import { saveEmailPreferences } from './actions'

type Props = {
  locale: Locale
  wanted: Preferences
  topics: Record<EmailTopic, { label: string; text: string }>
  words: Record<'save' | 'saving' | 'failed', string>
}

/** A switch per topic, each with what it means. Works without script. */
export function PreferencesForm({ locale, wanted, topics, words }: Props) {
  const { state, isSending, form } = useActionForm(saveEmailPreferences, {}, words.failed)
  useEffect(() => {
    if (state.message) announce(state.message)
  }, [state])
  return (
    <form {...form} className="grid justify-items-start gap-5">
      <input type="hidden" name="locale" value={locale} />
      {EMAIL_TOPICS.map((topic) => (
        <label key={topic} className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name={topic}
            className="mt-1 size-5 shrink-0"
            defaultChecked={state.kept ? state.kept[topic] === 'on' : wanted[topic]}
            aria-describedby={`about-${topic}`}
          />
          <span>
            <span className="font-medium">{topics[topic].label}</span>
            <span id={`about-${topic}`} className="text-muted block text-sm">
              {topics[topic].text}
            </span>
          </span>
        </label>
      ))}
      <Button type="submit" disabled={isSending}>
        {isSending ? words.saving : words.save}
      </Button>
      <p className="font-medium whitespace-pre-line">{isSending ? '' : state.message}</p>
    </form>
  )
}
