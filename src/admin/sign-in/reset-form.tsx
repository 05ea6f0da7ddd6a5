'use client'

import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { CodeForm } from './code-form'
import { reset } from './factor-actions'

type Props = {
  id: string
  locale: Locale
  asksCode: boolean
  words: { code: string; submit: string; sending: string; failed: string }
}

/** Confirms the reset, with the admin's own code if they have a factor. */
export function ResetForm({ id, locale, asksCode, words }: Props) {
  const asked = useActionForm(reset, {}, words.failed)
  const { state, isSending, form } = asked
  if (asksCode)
    return <CodeForm id="own" about={id} locale={locale} asked={asked} words={words} kind="danger" />
  return (
    <form {...form} className="grid justify-items-start gap-4">
      {state.message && !isSending ? <FormErrors title={state.message} /> : null}
      <input type="hidden" name="id" value={id} />
      <Button kind="danger" type="submit" disabled={isSending}>
        {words.submit}
      </Button>
    </form>
  )
}
