'use client'

import { Link } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { FinderTexts, Screen } from './finder-texts'
import { useFound } from './use-found'

const MOST_SCREENS = 5
const KINDS = ['screens', 'orders', 'members', 'products', 'pages'] as const

type Props = { texts: FinderTexts; screens: readonly Screen[]; onClose: () => void }

/** A field and what it finds, by kind; the arrow keys go through the lines. */
export function FinderDialog({ texts, screens, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const { isAsked, isWaiting, lines, problem, retry } = useFound(typed, texts.failed)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useCloseOnArrival(onClose)

  const found = [...screensWith(typed, screens), ...lines]
  return (
    <dialog
      ref={dialog}
      className="admin-finder"
      aria-label={texts.label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => moveFocus(event, dialog.current)}
    >
      <div className="tw:flex tw:items-center tw:gap-2">
        <input
          type="search"
          autoFocus
          value={typed}
          maxLength={200}
          placeholder={texts.label}
          aria-label={texts.label}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </div>
      <p role="status" className="admin-finder-state">
        {isWaiting ? texts.searching : isAsked && !problem && found.length === 0 ? texts.none : ''}
      </p>
      {problem && (
        <p role="alert" className="admin-finder-state">
          {problem}{' '}
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
      {KINDS.map((kind) => ({ kind, lines: found.filter((line) => line.kind === kind) })).map((group) =>
        group.lines.length === 0 ? null : (
          <section key={group.kind} aria-label={texts.kinds[group.kind]}>
            <h2>{texts.kinds[group.kind]}</h2>
            <ul className="panel-plain">
              {group.lines.map(({ href, title, note }) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {title}
                    {note && <span>{note}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </dialog>
  )
}

const screensWith = (typed: string, screens: readonly Screen[]) => {
  const words = typed.trim().toLowerCase()
  return words === ''
    ? []
    : screens
        .filter(({ label }) => label.toLowerCase().includes(words))
        .slice(0, MOST_SCREENS)
        .map(({ href, label }) => ({ kind: 'screens' as const, href, title: label, note: '' }))
}

function useCloseOnArrival(onClose: () => void) {
  const place = `${usePathname()}?${useSearchParams().toString()}`
  const opened = useRef(place)
  useEffect(() => {
    if (opened.current !== place) onClose()
  }, [place, onClose])
}

function moveFocus(event: KeyboardEvent, dialog: HTMLDialogElement | null) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing)
    return dialog?.querySelector<HTMLElement>('section a')?.click()
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !dialog || event.nativeEvent.isComposing) return
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, section a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  stops[(at + step + stops.length) % stops.length]?.focus()
}
