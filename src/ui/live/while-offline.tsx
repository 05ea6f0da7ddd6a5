'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

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

/** Shown while the connection is lost: the browser's own page would replace what can still be read (rule M36). */
export function WhileOffline({ children }: { children: ReactNode }) {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false)
  return isLost ? <div className="mb-4">{children}</div> : null
}
