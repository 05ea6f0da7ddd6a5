'use client'

import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { TrapField } from '@/ui/forms/fields/trap-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { sendInquiry } from './actions'

export type InquiryWords = Record<
  'name' | 'email' | 'company' | 'message' | 'submit' | 'sending' | 'notSent',
  string
>

/** The partnership form (rule L3): a plain form; with script the answer appears in place. */
export function InquiryForm({ locale, words }: { locale: Locale; words: InquiryWords }) {
  const { state, isSending, form } = useActionForm(sendInquiry, {}, words.notSent)
  const { kept = {}, fields = {} } = state
  if (state.ok) {
    return (
      <p role="status" className="bg-celadon-wash rounded-md p-4 font-medium">
        {state.message}
      </p>
    )
  }
  return (
    <form {...form} className="grid gap-5">
      {state.message && !isSending ? <FormErrors title={state.message} fields={fields} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <TrapField state={state} />
      <Field
        name="name"
        label={words.name}
        autoComplete="name"
        error={fields.name}
        defaultValue={kept.name}
        required
      />
      <Field
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        error={fields.email}
        defaultValue={kept.email}
        required
      />
      <Field
        name="company"
        label={words.company}
        autoComplete="organization"
        error={fields.company}
        defaultValue={kept.company}
      />
      <div className="grid gap-1">
        <label className="font-medium" htmlFor="message">
          {words.message}
        </label>
        <textarea
          id="message"
          name="message"
          className="input min-h-40"
          maxLength={4000}
          defaultValue={kept.message}
          aria-invalid={fields.message ? true : undefined}
          aria-describedby={fields.message ? 'message-error' : undefined}
          required
        />
        {fields.message ? (
          <p className="text-persimmon-deep text-sm font-medium" id="message-error">
            {fields.message}
          </p>
        ) : null}
      </div>
      <Button kind="primary" type="submit" disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  )
}
