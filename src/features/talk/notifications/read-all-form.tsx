'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { announce } from '@/ui/page/announce'
import { Button } from '@/ui/parts/button'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { useActionForm } from '@/ui/forms/use-action-form'
import { markAllRead } from './actions'

type Props = { locale: string; until: string; unread: number }

/** The number of unread notifications and a button that marks all as read; the result replaces them. */
export function ReadAllForm({ locale, until, unread }: Props) {
  const t = useTranslations('notifications')
  const { state, isSending, form } = useActionForm(markAllRead, {}, t('readFailed'))
  const router = useRouter()
  useEffect(() => {
    if (!state.message) return
    announce(state.message)
    if (!state.ok) return
    router.refresh()
    dispatchEvent(new Event('maru:changed'))
  }, [state, router])
  return (
    <form {...form} className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="until" value={until} />
      <p
        className={
          state.ok === false ? 'text-persimmon-deep font-medium whitespace-pre-line' : 'text-muted text-sm'
        }
      >
        {unread > 0 && state.ok !== false ? t('unread', { count: unread }) : state.message}
      </p>
      {unread > 0 ? <ReadAllButton isBusy={isSending} label={t('readAll')} /> : null}
    </form>
  )
}

/** Disappears once all are read; focus moves to the heading. */
function ReadAllButton({ isBusy, label }: { isBusy: boolean; label: string }) {
  return (
    <Button ref={useFocusRescue<HTMLButtonElement>('main h1')} type="submit" isBusy={isBusy}>
      {label}
    </Button>
  )
}
