'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { LiveEvent } from './live'
import { useLive } from './use-live'

const TOGETHER_MS = 300

type Props = { kinds: readonly LiveEvent['kind'][] }

/** Renders the page anew when events of these kinds arrive, several at once only once. */
export function LiveRefresh({ kinds }: Props) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLive(
    ({ kind }) => kinds.includes(kind),
    () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => router.refresh(), TOGETHER_MS)
    },
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return null
}
