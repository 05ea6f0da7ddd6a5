'use client'

import { useEffect, useRef, type ReactNode } from 'react'

type Props = { label: string; current: string; children: ReactNode }

/** Tabs by status: on a phone one row that scrolls sideways by itself, until the current one is in its middle. */
export function StatusRow({ label, current, children }: Props) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !tab) return
    // Not scrollIntoView, which scrolls the page too.
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav
      ref={row}
      aria-label={label}
      // The padding leaves room for the outline of the tab in focus.
      className="relative -m-1 flex [scrollbar-width:thin] gap-1 overflow-x-auto p-1 *:flex-none md:flex-wrap md:overflow-x-visible"
    >
      {children}
    </nav>
  )
}
