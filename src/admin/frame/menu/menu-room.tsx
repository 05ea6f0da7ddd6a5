'use client'

import { NavProvider, useNav, WindowInfoProvider } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** Payload's widths, but for `l`: up to it the menu is shut on every page and not remembered, and Payload's is 1440 px. */
const WIDTHS = {
  l: '(max-width: 1399px)',
  m: '(max-width: 1024px)',
  s: '(max-width: 768px)',
  xs: '(max-width: 400px)',
}

/** The menu beside the page where there is room for both, and remembered there. */
export function MenuRoom({ children }: { children: ReactNode }) {
  const { navOpen } = useNav()
  return (
    <WindowInfoProvider breakpoints={WIDTHS}>
      <NavProvider initialIsOpen={navOpen}>{children}</NavProvider>
    </WindowInfoProvider>
  )
}
