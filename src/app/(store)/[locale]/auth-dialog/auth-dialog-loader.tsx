'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { Locale } from '@/domain/locale'
import type { SignInRequest } from '@/ui/frame/request-sign-in'
import { authTargetOf } from '@/ui/auth/auth-path'
import type { HostProps, Shown } from './auth-dialog-host'

type Parts = Pick<HostProps, 'words'> & { Keeper: ComponentType<HostProps> }

let fetched: Promise<Parts> | null = null

/** Once for as long as the page is open; what failed is tried again. */
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
  if (!answer.ok) throw new Error('The words of the dialog did not come.')
  return { Keeper: AuthDialogHost, words: await answer.json() }
}

/** What a link or a wish leads to over this page; null where it goes its own way. */
function shownFor(href: string, reason: string, isStart: boolean): Shown | null {
  const { session } = document.documentElement.dataset
  if (isStart && session === 'buyer') return { question: href }
  const door = authTargetOf(href)
  if (!door || session || authTargetOf(location.href)) return null
  return { door: { ...door, next: door.next || location.pathname + location.search }, reason }
}

/** The link that was pressed plainly, in this window. */
function pressedLink({ target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
  return link && isPlain && !link.target ? link : null
}

/**
 * Stands on every page and turns its ways to /login and /register into a dialog over the page (rule P18). All of it is fetched when
 * it is first asked for; where that fails, the link is what it was.
 */
export function AuthDialogLoader({ locale }: { locale: Locale }) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const open = (event: Event, href: string, wanted: Shown | null) => {
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
      const wanted = shownFor(link.href, '', 'startSelling' in link.dataset)
      // The menu of a phone makes room.
      if (wanted) link.closest<HTMLDialogElement>('dialog#menu')?.close()
      open(event, link.href, wanted)
    }
    const wish = (event: Event) => {
      const { href, reason } = (event as CustomEvent<SignInRequest>).detail
      open(event, href, shownFor(href, reason, false))
    }
    document.addEventListener('click', press)
    addEventListener('maru:sign-in', wish)
    return () => {
      document.removeEventListener('click', press)
      removeEventListener('maru:sign-in', wish)
    }
  }, [locale])
  if (!parts || !shown) return null
  return <parts.Keeper shown={shown} locale={locale} words={parts.words} onShut={() => setShown(null)} />
}
