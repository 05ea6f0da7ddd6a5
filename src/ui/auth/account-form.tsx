'use client'

import type { FormState } from '@/domain/forms/form-state'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { PasswordField } from '@/ui/forms/fields/password-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { SavedMessage } from './saved-message'

type Line = { name: string; label: string; type: 'email' | 'password'; autoComplete: string; hint?: string }

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>
  hidden: Record<string, string>
  fields: readonly Line[]
  words: Record<'submit' | 'sending' | 'failed' | 'show' | 'hide', string>
  kind?: 'primary' | 'danger' | 'plain'
  /** Prefix of the ids, if a page has several of these forms. */
  scope?: string
  /** If given, the form is collapsed under it. */
  summary?: string
}

/** A short account form. A plain form; with script the answer appears in place. */
export function AccountForm({ action, hidden, fields, words, kind = 'primary', scope = '', summary }: Props) {
  const { state, isSending, form } = useActionForm(action, {}, words.failed)
  const content = state.ok ? (
    <SavedMessage>{state.message}</SavedMessage>
  ) : (
    <form {...form} className="grid gap-5">
      {state.message && !isSending ? (
        <FormErrors title={state.message} fields={state.fields} scope={scope} />
      ) : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, type, ...field }) => {
        const same = { ...field, id: scope + name, name, error: state.fields?.[name], required: true }
        return type === 'password' ? (
          <PasswordField key={name} {...same} words={words} />
        ) : (
          <Field key={name} {...same} type="email" defaultValue={state.kept?.[name]} maxLength={254} />
        )
      })}
      <Button kind={kind} type="submit" disabled={isSending} className={summary ? 'justify-self-start' : ''}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  )
  if (!summary) return content
  return (
    <details className="fold" open={state.message ? true : undefined}>
      <summary>{summary}</summary>
      <div className="max-w-md pt-1 pb-6">{content}</div>
    </details>
  )
}
