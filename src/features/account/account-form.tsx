'use client'

import { useActionState } from 'react'
import type { FormState } from '@/server/form'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FormErrors } from '@/ui/form-errors'

type Line = { name: string; label: string; type: 'email' | 'password'; autoComplete: string }

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>
  hidden: Record<string, string>
  fields: readonly Line[]
  words: { submit: string; sending: string }
  kind?: 'primary' | 'danger' | 'plain'
}

/** A short form about one's account. Posts like any form; with script the answer comes on the spot. */
export function AccountForm({ action, hidden, fields, words, kind = 'primary' }: Props) {
  const [state, send, sending] = useActionState(action, {})
  if (state.ok) {
    return (
      <p role="status" className="bg-celadon-wash rounded-md p-4 font-medium">
        {state.message}
      </p>
    )
  }
  return (
    <form action={send} className="grid gap-5" noValidate>
      {state.message ? <FormErrors title={state.message} fields={state.fields} /> : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          name={name}
          error={state.fields?.[name]}
          defaultValue={state.kept?.[name]}
          maxLength={field.type === 'email' ? 254 : undefined}
          required
          {...field}
        />
      ))}
      <Button kind={kind} type="submit" disabled={sending}>
        {sending ? words.sending : words.submit}
      </Button>
    </form>
  )
}
