'use client'

import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import type { AuthWords } from '@/ui/auth/auth-words'
import { ConsentFields } from '@/ui/auth/consent-fields'
import { completeSignUp } from './google-actions'
import { ProfileFields } from '@/ui/auth/profile-fields'

type Props = {
  locale: Locale
  isSeller: boolean
  known: Record<string, string>
  next: string
  words: AuthWords
  submit: string
}

/** The profile step and the consents, which Google does not provide. */
export function CompleteSignUpForm({ locale, isSeller, known, next, words, submit }: Props) {
  const { state, isSending, form } = useActionForm(completeSignUp, {}, words.register.failed)
  const row = { values: { ...known, ...state.kept }, errors: state.fields }
  return (
    <form {...form} className="grid gap-5">
      {state.message && !isSending ? <FormErrors title={state.message} fields={state.fields} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      <ProfileFields {...row} words={words} isSeller={isSeller} />
      <ConsentFields {...row} locale={locale} words={words.register} />
      <Button kind="primary" type="submit" disabled={isSending}>
        {isSending ? words.register.sending : submit}
      </Button>
    </form>
  )
}
