'use client'

import { useEffect, useRef, type ReactNode } from 'react'

type Props = { label: string; current: string; className: string; children: ReactNode }

/** Links in a row that scrolls sideways where the screen is narrow, by itself until the current one is in its middle; `className` positions it. */
export function NavRow({ label, current, className, children }: Props) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !link) return
    // Not scrollIntoView, which scrolls the page too.
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={row} aria-label={label} className={className}>
      {children}
    </nav>
  )
}
