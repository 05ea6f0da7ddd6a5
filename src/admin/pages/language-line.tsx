'use client'

import { useFormFields } from '@payloadcms/ui'
import type { LanguageState } from '@/domain/pages/page-languages'
import type { Locale } from '@/domain/locale'
import { statesOfLanguages } from './states-of-languages'

type Props = { texts: Partial<Record<Locale, Record<LanguageState, string>>> }

/** How the translations stand as the form was last saved: an autosaved draft of the English counts at once (rule L25). */
export function LanguageLine({ texts }: Props) {
  const languages = useFormFields(([fields]) => fields.languages?.value)
  const states = statesOfLanguages(languages)
  return (
    <p role="status">{states.flatMap(({ locale, state }) => texts[locale]?.[state] ?? []).join(' · ')}</p>
  )
}
