'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const EVERY = 2_500
const TIMES = 24

/** Refreshes for a minute: the webhook often arrives after the browser. Without script one reloads. */
export function PollPayment() {
  const router = useRouter()
  useEffect(() => {
    let left = TIMES
    const timer = setInterval(() => {
      left -= 1
      if (left <= 0) clearInterval(timer)
      if (!document.hidden) router.refresh()
    }, EVERY)
    return () => clearInterval(timer)
  }, [router])
  return null
}
