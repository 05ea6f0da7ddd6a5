'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; segments: (string | null | undefined)[]; children: ReactNode }

/** Marks itself if its page is open; a client component, since a layout does not know the open page. */
export function MenuLink({ href, segments, children }: Props) {
  const open = useSelectedLayoutSegment()
  return (
    <a className="menu-item" href={href} aria-current={segments.includes(open) ? 'page' : undefined}>
      {children}
    </a>
  )
}
