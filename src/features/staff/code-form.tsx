import type { Locale } from '@/domain/locale'
import { Button, type ButtonKind } from '@/ui/button'
import { Field } from '@/ui/field'
import { FormErrors } from '@/ui/form-errors'

type Props = {
  id: string
  locale: Locale
  send: (form: FormData) => void
  problem: string | undefined
  isSending: boolean
  words: { code: string; submit: string; sending: string }
  kind?: ButtonKind
  /** Whom it is about, where that is somebody else. */
  about?: string
}

/** A code, and what it is asked for. */
export function CodeForm({ id, locale, send, problem, isSending, words, kind, about }: Props) {
  return (
    <form action={send} className="grid gap-4">
      {problem ? <FormErrors title={problem} /> : null}
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
