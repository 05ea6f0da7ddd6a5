'use client'

import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import type { AuthWords } from '@/ui/auth/auth-words'
import { ProfileFields } from '@/ui/auth/profile-fields'
import { becomeSeller } from './seller-actions'

type Props = { locale: Locale; values: Record<string, string>; words: AuthWords; submit: string }

/** A buyer registers as a seller (rules P3, P24); known values are filled in. */
export function BecomeSellerForm({ locale, values, words, submit }: Props) {
  const { state, isSending, form } = useActionForm(becomeSeller, {}, words.register.failed)
  const row = { values: { ...values, ...state.kept }, errors: state.fields }
  return (
    <form {...form} className="grid gap-5">
      {state.message && !isSending ? <FormErrors title={state.message} fields={state.fields} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <ProfileFields {...row} words={words} isSeller />
      <Button kind="primary" type="submit" disabled={isSending}>
        {isSending ? words.register.sending : submit}
      </Button>
    </form>
  )
}
