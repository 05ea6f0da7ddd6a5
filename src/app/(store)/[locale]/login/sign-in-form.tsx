'use client'

import { useActionState, useState } from 'react'
import { signIn } from '@/features/account/actions'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FormErrors } from '@/ui/form-errors'

type Words = Record<'email' | 'password' | 'show' | 'hide' | 'submit' | 'sending', string>

/** Posts like any form; with script the answer comes without leaving the page and the password can be shown. */
export function SignInForm({ locale, next, words }: { locale: Locale; next: string; words: Words }) {
  const [state, send, sending] = useActionState(signIn, {})
  const [shown, setShown] = useState(false)
  return (
    <form action={send} className="grid gap-5">
      {state.message ? <FormErrors title={state.message} /> : null}
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
      <Field
        name="password"
        label={words.password}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={128}
        className="pe-24"
        required
      >
        <button
          type="button"
          className="text-celadon absolute inset-y-0 end-0 cursor-pointer rounded-md px-3"
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </Field>
      <Button kind="primary" type="submit" disabled={sending}>
        {sending ? words.sending : words.submit}
      </Button>
    </form>
  )
}
