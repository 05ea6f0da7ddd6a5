'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; segments: readonly (string | null)[]; children: ReactNode }

/** Marks itself if its page is open; a client component, since a layout does not know the open page. */
export function SellerMenuLink({ href, segments, children }: Props) {
  const [area, page = null] = useSelectedLayoutSegments()
  // The page for a new product is not under /seller.
  const isOpen = area === 'seller' ? segments.includes(page) : area !== undefined && segments.includes(area)
  return (
    <a className="menu-item" href={href} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </a>
  )
}
