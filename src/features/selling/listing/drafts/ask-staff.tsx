'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useWatch } from 'react-hook-form'
import { checkTranslationAsk } from '@/domain/products/listing/translation'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { announce } from '@/ui/page/announce'
import { Button } from '@/ui/parts/button'
import { ask } from '@/ui/forms/requests/ask'
import type { Locale } from '@/domain/locale'
import { askTranslation } from './translation-actions'

/** Whether a draft waits for a translation, or has one that its seller has not submitted yet. */
export type TranslationState = 'none' | 'waits' | 'done'

type Props = {
  /** The draft as it is saved; empty before the first save. */
  id: string
  state: TranslationState
  locale: Locale
  /** Saves what is typed first. */
  onSave: () => Promise<void>
}

/** 'Maru translates it': shown where one language says what English or French lacks (rule S47). */
export function AskStaff({ id, state: first, locale, onSave }: Props) {
  const t = useTranslations('translation')
  const [state, setState] = useState(first)
  const [given, setGiven] = useState(first)
  // The page was read again, with what staff wrote.
  if (given !== first) {
    setGiven(first)
    setState(first)
  }
  const [problem, setProblem] = useState('')
  const [isSending, start] = useTransition()
  const [name, description, material, color] = useWatch<
    ProductValues,
    ['name', 'description', 'material', 'color']
  >({ name: ['name', 'description', 'material', 'color'] })
  const asked = checkTranslationAsk({ name, description, material, color })
  if (!id || (!asked.ok && state === 'none')) return null
  const languages = new Set(asked.ok ? asked.value.map(({ language }) => language) : [])
  const missing = languages.size === 1 ? (languages.has('fr') ? 'fr' : 'en') : 'both'
  const send = (withdraw: boolean) =>
    start(async () => {
      const form = new FormData()
      for (const [key, value] of Object.entries({ locale, id, withdraw: withdraw ? '1' : '' }))
        form.set(key, value)
      await onSave()
      const { answer, problem = '' } = await ask(() => askTranslation({}, form))
      setProblem(answer?.ok ? '' : (answer?.message ?? (problem || t('failed'))))
      if (answer?.message) announce(answer.message)
      if (answer?.ok) setState(withdraw ? 'none' : 'waits')
    })
  return (
    <section
      aria-label={t('title')}
      className="border-line grid justify-items-start gap-2 rounded-md border p-4"
    >
      <h2 className="font-semibold">{t('title')}</h2>
      <p>{state === 'none' ? t('text', { missing }) : t(state)}</p>
      {state === 'done' ? null : (
        <Button isBusy={isSending} onClick={() => send(state === 'waits')}>
          {state === 'waits' ? t('withdraw') : t('ask')}
        </Button>
      )}
      {problem ? <p className="text-persimmon-deep font-medium">{problem}</p> : null}
    </section>
  )
}
