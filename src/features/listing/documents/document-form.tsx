'use client'

import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/button'
import { Field } from '@/ui/forms/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { SelectField } from '@/ui/forms/select-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { useAnswer } from '@/ui/forms/use-answer'
import { addProductDocument } from './document-actions'

const SCOPE = 'product-document-'

type Words = Record<
  'kind' | 'language' | 'name' | 'nameHint' | 'file' | 'hint' | 'add' | 'adding' | 'failed' | 'tooLarge',
  string
>
type Options = readonly (readonly [value: string, label: string])[]
type Props = {
  product: string
  locale: Locale
  most: number
  longest: number
  isFull: boolean
  kinds: Options
  languages: Options
  words: Words
}

/** Adds a document of a product. One that is too large is refused before it is sent. */
export function DocumentForm({ product, locale, most, longest, isFull, kinds, languages, words }: Props) {
  const { state, isSending, isUnanswered, form } = useActionForm(addProductDocument, {}, words.failed)
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
  const error = (name: string) => (isSending ? undefined : state.fields?.[name])
  return (
    <form ref={box} {...form} onSubmit={submit} className="grid max-w-xl gap-4">
      {message && !state.ok ? <FormErrors title={message} fields={state.fields} scope={SCOPE} /> : null}
      {message && state.ok ? (
        <p className="font-medium" data-said="">
          {message}
        </p>
      ) : null}
      {isFull ? null : (
        <>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="product" value={product} />
          <div className="xs:grid-cols-2 grid gap-4">
            <SelectField
              id={`${SCOPE}kind`}
              name="kind"
              label={words.kind}
              options={kinds}
              error={error('kind')}
            />
            <SelectField
              id={`${SCOPE}language`}
              name="language"
              label={words.language}
              options={languages}
              defaultValue={locale}
              error={error('language')}
            />
          </div>
          <Field
            id={`${SCOPE}title`}
            name="title"
            label={words.name}
            hint={words.nameHint}
            maxLength={longest}
            error={error('title')}
            defaultValue={state.kept?.title}
            required
          />
          <Field
            id={`${SCOPE}document`}
            name="document"
            type="file"
            accept="application/pdf"
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
