import { useEffect, useState } from 'react'
import type { FoundInPanel } from './find-in-panel'
import { sendCommand } from '@/admin/commands/send-command'

/** Long enough that a word is asked for once it is typed. */
const PAUSE_MS = 200

type Answer = { words: string; lines: FoundInPanel[] | null; problem: string }

/** What the server finds for the words typed last; an older answer is dropped. */
export function useFound(typed: string, failed: string) {
  const words = typed.trim()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (words.length < 2) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const sent = await sendCommand<FoundInPanel[]>('find', { words }, { failed })
      if (!isCurrent) return
      setAnswer(
        sent.ok ? { words, lines: sent.value, problem: '' } : { words, lines: null, problem: sent.problem },
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words, failed, attempt])
  const isAnswered = answer?.words === words
  return {
    isAsked: words.length >= 2,
    isWaiting: words.length >= 2 && !isAnswered,
    lines: (isAnswered && answer.lines) || [],
    problem: isAnswered ? answer.problem : '',
    retry: () => {
      setAnswer(null)
      setAttempt(attempt + 1)
    },
  }
}
