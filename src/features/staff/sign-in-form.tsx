'use client'

import { useActionState, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FormErrors } from '@/ui/form-errors'
import { signIn } from './actions'

type Word = 'email' | 'password' | 'show' | 'hide' | 'code' | 'codeHint' | 'submit' | 'sending'
type Props = { locale: Locale; next: string; words: Record<Word, string> }

/** One step for all three, so that nobody is told which of them was wrong. */
export function SignInForm({ locale, next, words }: Props) {
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
      <Field
        name="code"
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Button kind="primary" type="submit" disabled={sending}>
        {sending ? words.sending : words.submit}
      </Button>
    </form>
  )
}
