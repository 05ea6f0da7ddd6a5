'use client'

import { useNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** Payload's frame of the menu: open at the side, over the page on a phone. Its own is not exported. */
export function MenuFrame({ close, children }: { close: string; children: ReactNode }) {
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav()
  const classes = [
    'nav',
    navOpen && 'nav--nav-open',
    shouldAnimate && 'nav--nav-animate',
    hydrated && 'nav--nav-hydrated',
  ]
  return (
    <aside className={classes.filter(Boolean).join(' ')} inert={!navOpen}>
      <div className="nav__scroll" ref={navRef}>
        {children}
      </div>
      <div className="nav__header">
        <div className="nav__header-content">
          <button type="button" className="nav__mobile-close" onClick={() => setNavOpen(false)}>
            {close}
          </button>
        </div>
      </div>
    </aside>
  )
}
