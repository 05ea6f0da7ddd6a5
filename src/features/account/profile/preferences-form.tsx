'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { LOCALES, type Locale } from '@/domain/locale'
import { EMAIL_TOPICS, type EmailTopic, type Preferences } from '@/domain/talk/emails/email-topic'
import type { askerOf } from '@/domain/talk/support/asker'
import { LOCALE_NAMES } from '@/messages/locales'
import { announce } from '@/ui/page/announce'
import { Button } from '@/ui/parts/button'
import { CheckField } from '@/ui/forms/fields/check-field'
import { SelectField } from '@/ui/forms/fields/select-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { saveEmailPreferences } from './preference-actions'

type Asker = ReturnType<typeof askerOf>
type Props = {
  locale: Locale
  /** That of the account. */
  language: Locale
  wanted: Preferences
  /** Those that concern the member. */
  topics: readonly EmailTopic[]
  asker: Asker
}

/** The language, and a switch per topic, each with what it means. Works without script. */
export function PreferencesForm({ locale, language, wanted, topics, asker }: Props) {
  const t = useTranslations('emailPreferences')
  const { state, isSending, form } = useActionForm(saveEmailPreferences, {}, t('failed'))
  useEffect(() => {
    if (state.message) announce(state.message)
  }, [state])
  return (
    <form {...form} className="grid justify-items-start gap-5">
      <input type="hidden" name="locale" value={locale} />
      <SelectField
        name="language"
        label={t('language')}
        options={LOCALES.map((each) => [each, LOCALE_NAMES[each]])}
        defaultValue={state.kept?.language || language}
      />
      {EMAIL_TOPICS.map((topic) => {
        const isWanted = state.kept ? state.kept[topic] === 'on' : wanted[topic]
        if (!topics.includes(topic))
          return isWanted ? <input key={topic} type="hidden" name={topic} value="on" /> : null
        return (
          <div key={topic}>
            <CheckField
              name={topic}
              label={<span className="font-medium">{t(`topics.${topic}.label`)}</span>}
              defaultChecked={isWanted}
              about={`about-${topic}`}
            />
            <p id={`about-${topic}`} className="text-muted ms-8 text-sm">
              {t(`topics.${topic}.text`, asker)}
            </p>
          </div>
        )
      })}
      <Button type="submit" disabled={isSending}>
        {isSending ? t('saving') : t('save')}
      </Button>
      <p className="font-medium whitespace-pre-line">{isSending ? '' : state.message}</p>
    </form>
  )
}
