'use client'

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'

/** Whether the browser has lost its connection; a page from the server never begins so. */
export const connection = {
  subscribe: (changed: () => void) => {
    addEventListener('offline', changed)
    addEventListener('online', changed)
    return () => {
      removeEventListener('offline', changed)
      removeEventListener('online', changed)
    }
  },
  isLost: () => !navigator.onLine,
}

/**
 * Shown while the connection is lost: the browser's own page would replace what can still be read (rule M36). A press on a
 * link or a button of a form then leads to this sentence.
 */
export function WhileOffline({ children }: { children: ReactNode }) {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false)
  const sentence = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLost) return undefined
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const leaves = event.type === 'submit' || (link instanceof HTMLAnchorElement && isElsewhere(link))
      if (event.defaultPrevented || !leaves) return
      event.preventDefault()
      sentence.current?.focus()
    }
    document.addEventListener('click', stay)
    document.addEventListener('submit', stay)
    return () => {
      document.removeEventListener('click', stay)
      document.removeEventListener('submit', stay)
    }
  }, [isLost])
  return isLost ? (
    <div ref={sentence} tabIndex={-1} className="mb-4">
      {children}
    </div>
  ) : null
}

const isElsewhere = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname + search !== location.pathname + location.search
