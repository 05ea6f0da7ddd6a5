'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { sendCommand } from '@/admin/commands/send-command'
import type { SupportView } from './list-support'

const EVERY = 4_000

/** A conversation with Maru that asks every four seconds, while the page is visible, for what is new. */
export function useSupport(first: SupportView) {
  const [view, setView] = useState(first)
  const [isStale, setStale] = useState(false)
  const last = useRef(first.messages.at(-1)?.seq ?? 0)
  const refresh = useCallback(async () => {
    const asked = await sendCommand<SupportView>(
      'support-read',
      { thread: first.id, after: last.current },
      { failed: '' },
    )
    setStale(!asked.ok)
    if (!asked.ok) return
    const { messages, ...now } = asked.value
    last.current = Math.max(last.current, messages.at(-1)?.seq ?? 0)
    setView((before) => {
      // Two answers may overlap.
      const fresh = messages.filter(({ seq }) => before.messages.every((each) => each.seq !== seq))
      return { ...now, messages: [...before.messages, ...fresh] }
    })
  }, [first.id])
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, EVERY)
    return () => clearInterval(timer)
  }, [refresh])
  return { view, isStale, refresh }
}
