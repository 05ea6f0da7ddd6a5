'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Locale } from '@/domain/locale'
import type { FormState } from '@/domain/forms/form-state'
import { Badge } from '@/ui/parts/badge'
import { Button } from '@/ui/parts/button'
import { useActionForm } from '@/ui/forms/use-action-form'
import { endAllSessions, endOneSession } from './security-actions'

export type SessionWords = Record<
  'unknown' | 'here' | 'signOut' | 'everywhere' | 'sending' | 'failed',
  string
>
type Shown = { id: string; browser: string; begun: string; isThis: boolean }
type Props = { locale: Locale; sessions: readonly Shown[]; words: SessionWords }

/** A member's sessions. Others can be ended one by one, or all with this one. */
export function SessionList({ locale, sessions, words }: Props) {
  const one = useActionForm(endOneSession, {}, words.failed)
  const all = useActionForm(endAllSessions, {}, words.failed)
  const router = useRouter()
  useEffect(() => {
    if (one.state.ok) router.refresh()
  }, [one.state, router])
  return (
    <>
      <form {...one.form}>
        <input type="hidden" name="locale" value={locale} />
        <ul className="border-line border-t">
          {sessions.map(({ id, browser, begun, isThis }) => (
            <li
              key={id}
              className="border-line flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b py-2"
            >
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-medium">{browser || words.unknown}</span>
                <span className="text-muted block text-sm">{begun}</span>
              </span>
              {isThis ? (
                <Badge tone="celadon">{words.here}</Badge>
              ) : (
                <Button type="submit" name="session" value={id} disabled={one.isSending}>
                  {words.signOut}
                  <span className="sr-only">: {`${browser || words.unknown}, ${begun}`}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </form>
      <FormStatus {...one} />
      <form {...all.form} className="mt-4">
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" kind="danger" disabled={all.isSending}>
          {all.isSending ? words.sending : words.everywhere}
        </Button>
      </form>
      <FormStatus {...all} />
    </>
  )
}

/** The result of one of the forms. */
function FormStatus({ state, isSending }: { state: FormState; isSending: boolean }) {
  const message = isSending ? '' : state.message
  return (
    <p role="status" className={message ? 'mt-3 font-medium whitespace-pre-line' : ''}>
      {message}
    </p>
  )
}
