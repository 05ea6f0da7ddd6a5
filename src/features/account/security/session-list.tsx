'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Locale } from '@/domain/locale'
import type { FormState } from '@/domain/forms/form-state'
import { Badge } from '@/ui/parts/badge'
import { Button } from '@/ui/parts/button'
import { useActionForm } from '@/ui/forms/use-action-form'
import { endAllSessions, endOneSession } from './security-actions'

type Shown = { id: string; browser: string; begun: string; isThis: boolean }
type Props = { locale: Locale; sessions: readonly Shown[] }

/** A member's sessions. Others can be ended one by one, or all with this one. */
export function SessionList({ locale, sessions }: Props) {
  const t = useTranslations('profile.sessions')
  const login = useTranslations('login')
  const failed = useTranslations('security')('sessionsFailed')
  const one = useActionForm(endOneSession, {}, failed)
  const all = useActionForm(endAllSessions, {}, failed)
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
                <span className="block font-medium">{browser || t('unknown')}</span>
                <span className="text-muted block text-sm">{begun}</span>
              </span>
              {isThis ? (
                <Badge tone="celadon">{t('here')}</Badge>
              ) : (
                <Button type="submit" name="session" value={id} disabled={one.isSending}>
                  {t('signOut')}
                  <span className="sr-only">: {`${browser || t('unknown')}, ${begun}`}</span>
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
          {all.isSending ? login('sending') : t('everywhere')}
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
