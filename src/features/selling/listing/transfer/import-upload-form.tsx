'use client'

import { useTranslations } from 'next-intl'
import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { uploadImport } from './import-actions'

type Props = { locale: Locale; most: number }

const FILE = 'file'

/** One file to check. One that is too large is refused before it is sent; without script the server says so. */
export function ImportUploadForm({ locale, most }: Props) {
  const t = useTranslations('productTransfer')
  const tooLarge = useTranslations('issues.upload')('tooLarge')
  const { state, isSending, form } = useActionForm(uploadImport, {}, (message) =>
    t('uploadFailed', { message }),
  )
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
        label={t('file')}
        hint={t('fileHint')}
        error={isTooLarge ? tooLarge : state.fields?.file}
        onChange={measure}
        required
      />
      <Button type="submit" kind="primary" isBusy={isSending} className="justify-self-start">
        {isSending ? t('uploading') : t('upload')}
      </Button>
    </form>
  )
}
