'use client'

import { useActionState } from 'react'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/button'
import { CodeForm } from './code-form'
import { reset } from './factor-actions'

type Props = {
  id: string
  locale: Locale
  asksCode: boolean
  words: { code: string; submit: string; sending: string }
}

/** An admin proves who asks, as far as there is something to prove it with. */
export function ResetForm({ id, locale, asksCode, words }: Props) {
  const [state, send, isSending] = useActionState(reset, {})
  if (asksCode)
    return (
      <CodeForm
        id="own"
        about={id}
        locale={locale}
        send={send}
        problem={state.message}
        isSending={isSending}
        words={words}
        kind="danger"
      />
    )
  return (
    <form action={send}>
      <input type="hidden" name="id" value={id} />
      <Button kind="danger" type="submit" disabled={isSending}>
        {words.submit}
      </Button>
    </form>
  )
}
