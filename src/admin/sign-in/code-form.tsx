import type { Locale } from '@/domain/locale'
import { Button, type ButtonKind } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import type { useActionForm } from '@/ui/forms/use-action-form'

type CodeRequest = Pick<ReturnType<typeof useActionForm>, 'state' | 'isSending' | 'form'>

type Props = {
  id: string
  locale: Locale
  asked: CodeRequest
  words: { code: string; submit: string; sending: string }
  kind?: ButtonKind
  /** The staff member concerned, if not oneself. */
  about?: string
}

/** A form that asks for a code. */
export function CodeForm({ id, locale, asked, words, kind, about }: Props) {
  const { state, isSending, form } = asked
  return (
    <form {...form} noValidate={false} className="grid gap-4">
      {state.message && !isSending ? <FormErrors title={state.message} /> : null}
      <input type="hidden" name="locale" value={locale} />
      {about ? <input type="hidden" name="id" value={about} /> : null}
      <Field
        id={id}
        name="code"
        label={words.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
      <Button kind={kind} type="submit" disabled={isSending} className="justify-self-start">
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  )
}
