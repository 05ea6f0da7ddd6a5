'use client'

import { useState, type RefObject } from 'react'
import { UnsavedGuard, type GuardWords } from './unsaved-guard'

type Props = { form: RefObject<HTMLFormElement | null>; words: GuardWords; answer: { ok?: boolean } }

/** The guard of a form that stays after it was answered: it begins anew with each answer that took what was typed. */
export function AnswerGuard({ form, words, answer }: Props) {
  const [last, setLast] = useState({ answer, taken: 0 })
  if (last.answer !== answer) setLast({ answer, taken: last.taken + (answer.ok ? 1 : 0) })
  return <UnsavedGuard key={last.taken} form={form} words={words} />
}
