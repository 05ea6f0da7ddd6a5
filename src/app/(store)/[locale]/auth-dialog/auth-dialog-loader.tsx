'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { Locale } from '@/domain/locale'
import type { SignInRequest } from '@/ui/frame/account/request-sign-in'
import { authTargetOf } from '@/ui/auth/auth-path'
import type { HostProps, DialogContent } from './auth-dialog-host'

type Parts = Pick<HostProps, 'words'> & { Host: ComponentType<HostProps> }

let fetched: Promise<Parts> | null = null

/** Loaded once per page; a failed load is retried. */
function getParts(locale: Locale): Promise<Parts> {
  fetched ??= fetchParts(locale).catch((error: unknown) => {
    fetched = null
    throw error
  })
  return fetched
}

async function fetchParts(locale: Locale): Promise<Parts> {
  const [{ AuthDialogHost }, answer] = await Promise.all([
    import('./auth-dialog-host'),
    fetch(`/api/auth-words/${locale}`),
  ])
  if (!answer.ok) throw new Error(`Could not load the dialog texts (HTTP ${answer.status})`)
  return { Host: AuthDialogHost, words: await answer.json() }
}

/** What to show over this page for a link or a sign-in request; null to let the browser navigate. */
function contentFor(href: string, reason: string, isStart: boolean): DialogContent | null {
  const { session } = document.documentElement.dataset
  if (isStart && session === 'buyer') return { question: href }
  const target = authTargetOf(href)
  if (!target || session || authTargetOf(location.href)) return null
  return { target: { ...target, next: target.next || location.pathname + location.search }, reason }
}

/** The link of a plain click: no modifier key, not already handled, same window. */
function pressedLink({ target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
  return link && isPlain && !link.target ? link : null
}

/**
 * On every page: opens links to /login and /register as a dialog over the page (rule P18). Code and texts are loaded
 * on first use; if that fails, the link is followed.
 */
export function AuthDialogLoader({ locale }: { locale: Locale }) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [shown, setShown] = useState<DialogContent | null>(null)
  useEffect(() => {
    const open = (event: Event, href: string, wanted: DialogContent | null) => {
      if (!wanted) return
      event.preventDefault()
      getParts(locale).then(
        (ready) => {
          setParts(ready)
          setShown(wanted)
        },
        () => location.assign(href),
      )
    }
    const press = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      const wanted = contentFor(link.href, '', 'startSelling' in link.dataset)
      // Close the phone menu first.
      if (wanted) link.closest<HTMLDialogElement>('dialog#menu')?.close()
      open(event, link.href, wanted)
    }
    const request = (event: Event) => {
      const { href, reason } = (event as CustomEvent<SignInRequest>).detail
      open(event, href, contentFor(href, reason, false))
    }
    document.addEventListener('click', press)
    addEventListener('maru:sign-in', request)
    return () => {
      document.removeEventListener('click', press)
      removeEventListener('maru:sign-in', request)
    }
  }, [locale])
  if (!parts || !shown) return null
  return <parts.Host shown={shown} locale={locale} words={parts.words} onShut={() => setShown(null)} />
}
