'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; segments: (string | null | undefined)[]; children: ReactNode }

/** Knows whether it leads to the page that is open: only the router can tell the layout. */
export function MenuLink({ href, segments, children }: Props) {
  const open = useSelectedLayoutSegment()
  return (
    <a className="menu-item" href={href} aria-current={segments.includes(open) ? 'page' : undefined}>
      {children}
    </a>
  )
}
