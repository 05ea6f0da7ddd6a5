'use client'

import { useTranslations } from 'next-intl'
import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import type { FormState } from '@/domain/forms/form-state'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { SavedMessage } from '@/ui/auth/saved-message'
import { requestBadge } from './verification-actions'

const SCOPE = 'verified-'

type Props = { locale: Locale; most: number; first: FormState; isAgain: boolean }

/** Requests the badge with a number, a document or both. A file that is too large is refused before it is sent. */
export function VerificationForm({ locale, most, first, isAgain }: Props) {
  const t = useTranslations('verifiedBuyer')
  const login = useTranslations('login')
  const issues = useTranslations('issues.upload')
  const { state, isSending, form } = useActionForm(requestBadge, first, t('notSent'))
  const [isTooLarge, setIsTooLarge] = useState(false)
  const measure = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setIsTooLarge((currentTarget.files?.[0]?.size ?? 0) > most)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isTooLarge) return form.onSubmit(event)
    event.preventDefault()
    document.getElementById(`${SCOPE}document`)?.focus()
  }
  if (state.ok) return <SavedMessage>{state.message}</SavedMessage>
  return (
    <details className="fold" open={state.message ? true : undefined}>
      <summary>{t(isAgain ? 'askAgain' : 'ask')}</summary>
      <form {...form} onSubmit={submit} className="grid max-w-md gap-5 pt-1 pb-6">
        {state.message && !isSending ? (
          <FormErrors title={state.message} fields={state.fields} scope={SCOPE} />
        ) : null}
        <input type="hidden" name="locale" value={locale} />
        <Field
          id={`${SCOPE}number`}
          name="number"
          label={t('number')}
          hint={t('numberHint')}
          error={state.fields?.number}
          defaultValue={state.kept?.number}
          maxLength={40}
          autoComplete="off"
        />
        <Field
          id={`${SCOPE}document`}
          name="document"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          label={t('document')}
          hint={t('documentHint')}
          error={isTooLarge ? issues('tooLarge') : state.fields?.document}
          onChange={measure}
        />
        <Button type="submit" disabled={isSending} className="justify-self-start">
          {isSending ? login('sending') : t('send')}
        </Button>
      </form>
    </details>
  )
}
