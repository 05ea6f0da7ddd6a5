'use client'

import { useEffect, useRef, useState, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react'
import type { FormState } from '@/domain/forms/form-state'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/requests/use-answer'

export type FileWords = Record<'file' | 'hint' | 'add' | 'adding' | 'failed' | 'tooLarge', string>

type Row = { error: (name: string) => string | undefined; kept: FormState['kept'] }
type Props = {
  action: Parameters<typeof useActionForm<FormState>>[0]
  /** Begins the ids of its fields. */
  scope: string
  accept: string
  /** Bytes. */
  most: number
  /** Nothing more is taken; what became of the last one is still said. */
  isFull: boolean
  hidden: Record<string, string>
  first?: FormState
  words: FileWords
  className?: string
  /** Fields before that of the file. */
  children?: (row: Row) => ReactNode
}

/** Adds one file as `document`. One that is too large is refused before it is sent; without script the server says so. */
export function FileForm({
  action,
  scope,
  accept,
  most,
  isFull,
  hidden,
  first = {},
  words,
  className = 'grid gap-4',
  children,
}: Props) {
  const { state, isSending, isUnanswered, form } = useActionForm(action, first, words.failed)
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
    document.getElementById(`${scope}document`)?.focus()
  }
  const message = isSending || isPassed ? '' : state.message
  const error = (name: string) => (isSending ? undefined : state.fields?.[name])
  return (
    <form ref={box} {...form} onSubmit={submit} className={className}>
      {message && !state.ok ? <FormErrors title={message} fields={state.fields} scope={scope} /> : null}
      {message && state.ok ? (
        <p className="font-medium" data-said="">
          {message}
        </p>
      ) : null}
      {isFull ? null : (
        <>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children?.({ error, kept: state.kept })}
          <Field
            id={`${scope}document`}
            name="document"
            type="file"
            accept={accept}
            label={words.file}
            hint={words.hint}
            error={isTooLarge ? words.tooLarge : error('document')}
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
