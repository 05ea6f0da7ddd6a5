'use client'

import { useEffect } from 'react'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { PasswordField } from '@/ui/forms/fields/password-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { signIn } from './sign-in-actions'
import { authPath, type AuthTarget } from '@/ui/auth/auth-path'
import type { AuthWords } from '@/ui/auth/auth-words'
import { GoogleLink } from '@/ui/auth/google-link'

type Props = {
  locale: Locale
  target: AuthTarget
  words: AuthWords
  scope?: string
  /** For the dialog: called after sign-in. Without it the server redirects. */
  onDone?: (next: string) => void
}

/** A plain form; with script the answer appears in place and the password can be shown. */
export function SignInForm({ locale, target, words: { login, google }, scope = '', onDone }: Props) {
  const { state, isSending, form } = useActionForm(signIn, {}, login.failed)
  const goal = state.ok ? state.next : undefined
  useEffect(() => {
    if (goal) onDone?.(goal)
  }, [goal, onDone])
  return (
    <>
      <form {...form} className="grid gap-5">
        {state.message && !isSending ? <FormErrors title={state.message} /> : null}
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="next" value={target.next} />
        {onDone ? <input type="hidden" name="stay" value="1" /> : null}
        <Field
          id={`${scope}email`}
          name="email"
          label={login.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={state.kept?.email}
          required
        />
        <PasswordField
          id={`${scope}password`}
          name="password"
          label={login.password}
          autoComplete="current-password"
          words={login}
          required
        />
        <Button kind="primary" type="submit" disabled={isSending || Boolean(goal)}>
          {isSending || goal ? login.sending : login.submit}
        </Button>
      </form>
      <GoogleLink target={target} locale={locale} label={google} />
      <p>
        <a className="link" href={localePath(locale, '/forgot')}>
          {login.forgot}
        </a>
      </p>
      <p className="border-line border-t pt-5">
        {login.newHere}{' '}
        <a className="link font-medium" href={authPath(locale, { ...target, page: 'register' })}>
          {login.register}
        </a>
      </p>
    </>
  )
}
