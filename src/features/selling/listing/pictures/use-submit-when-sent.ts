'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { announce } from '@/ui/page/announce'
import type { PictureUpload } from './upload'

type PendingSubmit = { form: HTMLFormElement; submitter: HTMLElement | null }

/**
 * Lets the form of an element be submitted only when no picture is on its way: it is sent by itself after the last one. Returns the
 * sentence that says so, or that a failed picture is in the way.
 */
export function useSubmitWhenSent(
  inside: RefObject<HTMLElement | null>,
  uploads: readonly PictureUpload[],
): string {
  const t = useTranslations('pictureEditor')
  const [notice, setNotice] = useState<'' | 'waits' | 'unfinished'>('')
  const waiting = useRef<PendingSubmit | null>(null)
  const isSending = uploads.some(({ state }) => state === 'sending')
  const hasFailed = uploads.length > 0 && !isSending

  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || (!isSending && !hasFailed)) return
    const stop = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      waiting.current = isSending ? { form, submitter: event.submitter } : null
      setNotice(isSending ? 'waits' : 'unfinished')
      announce(isSending ? t('waits') : t('unfinished'))
      if (!isSending) inside.current?.querySelector<HTMLElement>('[data-failed] button')?.focus()
    }
    form.addEventListener('submit', stop)
    return () => form.removeEventListener('submit', stop)
  }, [inside, isSending, hasFailed, t])

  useEffect(() => {
    if (isSending || !waiting.current) return
    const { form, submitter } = waiting.current
    waiting.current = null
    if (hasFailed) announce(t('unfinished'))
    else form.requestSubmit(submitter?.isConnected ? submitter : null)
  }, [isSending, hasFailed, t])

  if (uploads.length === 0 || notice === '') return ''
  return isSending ? t('waits') : t('unfinished')
}
