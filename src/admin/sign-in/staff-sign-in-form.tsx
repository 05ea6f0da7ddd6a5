'use client'

import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { PasswordField } from '@/ui/forms/fields/password-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { signInAsStaff } from './sign-in-actions'

type Word = 'email' | 'password' | 'show' | 'hide' | 'code' | 'codeHint' | 'submit' | 'sending' | 'failed'
type Props = { locale: Locale; next: string; words: Record<Word, string> }

/** One step for all three fields, so that nothing reveals which was wrong. */
export function StaffSignInForm({ locale, next, words }: Props) {
  const { state, isSending, form } = useActionForm(signInAsStaff, {}, words.failed)
  return (
    <form {...form} noValidate={false} className="grid gap-5">
      {state.message && !isSending ? <FormErrors title={state.message} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      <Field
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={state.kept?.email}
        required
      />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        words={words}
        required
      />
      <Field
        name="code"
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Button kind="primary" type="submit" disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  )
}
