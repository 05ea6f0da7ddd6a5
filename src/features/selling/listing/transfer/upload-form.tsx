'use client'

import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { uploadImport } from './import-actions'

type Words = Record<'file' | 'hint' | 'upload' | 'uploading' | 'failed' | 'tooLarge', string>
type Props = { locale: Locale; most: number; words: Words }

const FILE = 'file'

/** One file to check. One that is too large is refused before it is sent; without script the server says so. */
export function UploadForm({ locale, most, words }: Props) {
  const { state, isSending, form } = useActionForm(uploadImport, {}, words.failed)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const measure = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setIsTooLarge((currentTarget.files?.[0]?.size ?? 0) > most)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isTooLarge) return form.onSubmit(event)
    event.preventDefault()
    document.getElementById(FILE)?.focus()
  }
  return (
    <form {...form} onSubmit={submit} className="grid max-w-xl gap-5">
      {state.message && !isSending ? (
        <FormErrors title={state.message} fields={state.fields} scope="" />
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <Field
        id={FILE}
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        label={words.file}
        hint={words.hint}
        error={isTooLarge ? words.tooLarge : state.fields?.file}
        onChange={measure}
        required
      />
      <Button type="submit" kind="primary" isBusy={isSending} className="justify-self-start">
        {isSending ? words.uploading : words.upload}
      </Button>
    </form>
  )
}
