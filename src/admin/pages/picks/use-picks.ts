'use client'

import { useRef, useState } from 'react'
import type { Pick } from './list-picks'
import { sendCommand } from '@/admin/commands/send-command'

/** The picks as they are shown, stored after each change; one that is refused is taken back. */
export function usePicks(given: readonly Pick[], failed: string) {
  const [picks, setPicks] = useState(given)
  const [problem, setProblem] = useState('')
  const stored = useRef(given)
  const wanted = useRef(given)
  const isSending = useRef(false)

  /** Changes made while one is on its way are sent together after it. */
  async function send() {
    if (isSending.current) return
    isSending.current = true
    while (idsOf(wanted.current).join() !== idsOf(stored.current).join()) {
      const next = wanted.current
      const values = { ids: idsOf(next), seen: idsOf(stored.current) }
      const answer = await sendCommand('picks', values, { failed })
      if (answer.ok) stored.current = next
      else {
        wanted.current = stored.current
        setPicks(stored.current)
        setProblem(answer.problem)
      }
    }
    isSending.current = false
  }

  function change(next: readonly Pick[]) {
    setProblem('')
    wanted.current = next
    setPicks(next)
    void send()
  }

  return { picks, problem, change }
}

const idsOf = (picks: readonly Pick[]) => picks.map(({ id }) => id)
