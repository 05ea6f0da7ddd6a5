'use client'

import { useEffect } from 'react'
import { markShown } from './feed'

/** Marks notifications about what this page shows, such as 'orders:{id}', as read once the page is seen. */
export function ReadNotifications({ about }: { about: string }) {
  useEffect(() => {
    const shown = new Date().toISOString()
    const mark = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', mark)
      void markShown([about], shown)
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [about])
  return null
}
