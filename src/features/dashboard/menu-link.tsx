'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; segments: (string | null | undefined)[]; children: ReactNode }

/** Marks itself if its page is open; a client component, since a layout does not know the open page. */
export function MenuLink({ href, segments, children }: Props) {
  const [area, page = null] = useSelectedLayoutSegments()
  const isOpen = area === 'seller' && segments.includes(page)
  return (
    <a className="menu-item" href={href} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </a>
  )
}
