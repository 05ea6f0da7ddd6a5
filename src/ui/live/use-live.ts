import { useEffect, useRef } from 'react'
import { isLive, onLive, type PageEvent } from './live'

export const POLL_MS = 10_000

/**
 * Calls `update` for events that concern this part of a page, when it comes into view again, and, while the stream fails, every
 * ten seconds in a tab that is seen.
 */
export function useLive(concerns: (event: PageEvent) => boolean, update: () => void) {
  const latest = useRef({ concerns, update })
  useEffect(() => {
    latest.current = { concerns, update }
  })
  useEffect(() => {
    const call = () => latest.current.update()
    const off = onLive((event) => {
      if (event.kind === 'resync' || latest.current.concerns(event)) call()
    })
    const timer = setInterval(() => {
      if (!isLive() && !document.hidden) call()
    }, POLL_MS)
    const onSeen = () => {
      if (!document.hidden) call()
    }
    document.addEventListener('visibilitychange', onSeen)
    addEventListener('online', call)
    return () => {
      off()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onSeen)
      removeEventListener('online', call)
    }
  }, [])
}
