'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { PageEvent } from './live'
import { useLive } from './use-live'

const TOGETHER_MS = 300

type Props = { kinds: readonly PageEvent['kind'][]; order?: string }

/** Renders the page anew when events of these kinds arrive, several at once only once. `order`: of this order alone. */
export function LiveRefresh({ kinds, order }: Props) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLive(
    (event) => kinds.includes(event.kind) && (event.kind !== 'order' || !order || event.order === order),
    () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // Next answers a refresh that fails by loading the page anew, and what was typed would be gone.
        if (navigator.onLine) router.refresh()
      }, TOGETHER_MS)
    },
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return null
}
