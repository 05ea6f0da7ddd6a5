'use client'

import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { FormState } from '@/domain/form-state'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/button'
import { Field } from '@/ui/forms/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/use-answer'
import { addBusinessDocument } from './document-actions'

const SCOPE = 'business-'

type Words = Record<'file' | 'hint' | 'add' | 'adding' | 'failed' | 'tooLarge', string>
type Props = { locale: Locale; most: number; isFull: boolean; first: FormState; words: Words }

/** Adds a document. One that is too large is refused before it is sent; without script the server says so. */
export function DocumentForm({ locale, most, isFull, first, words }: Props) {
  const { state, isSending, isUnanswered, form } = useActionForm(addBusinessDocument, first, words.failed)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const isPassed = useAnswer(state, isUnanswered)
  useEffect(() => {
    if (state.ok) box.current?.reset()
  }, [state])
  const measure = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setIsTooLarge((currentTarget.files?.[0]?.size ?? 0) > most)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isTooLarge) return form.onSubmit(event)
    event.preventDefault()
    document.getElementById(`${SCOPE}document`)?.focus()
  }
  const message = isSending || isPassed ? '' : state.message
  return (
    <form ref={box} {...form} onSubmit={submit} className="grid gap-4">
      {message && !state.ok ? <FormErrors title={message} fields={state.fields} scope={SCOPE} /> : null}
      {message && state.ok ? (
        <p className="font-medium" data-said="">
          {message}
        </p>
      ) : null}
      {isFull ? null : (
        <>
          <input type="hidden" name="locale" value={locale} />
          <Field
            id={`${SCOPE}document`}
            name="document"
            type="file"
            accept="application/pdf,image/jpeg,image/png"
            label={words.file}
            hint={words.hint}
            error={isTooLarge ? words.tooLarge : isSending ? undefined : state.fields?.document}
            onChange={measure}
            required
          />
          <Button type="submit" isBusy={isSending} className="justify-self-start">
            {isSending ? words.adding : words.add}
          </Button>
        </>
      )}
    </form>
  )
}
