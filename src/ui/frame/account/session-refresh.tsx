'use client'

import { useEffect } from 'react'

const EVERY = 60_000
const AFTER_FOCUS = 5_000
const STEP = 10_000

/** Makes `SessionSync` ask again when the window is used again, and once a minute while it is visible. */
export function SessionRefresh() {
  useEffect(() => {
    // The page itself has just asked.
    let last = performance.now()
    const refresh = (pause: number) => {
      if (document.hidden || performance.now() - last < pause) return
      last = performance.now()
      dispatchEvent(new Event('maru:changed'))
    }
    const back = () => refresh(AFTER_FOCUS)
    const timer = setInterval(() => refresh(EVERY), STEP)
    addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])
  return null
}
