'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'

type Words = Record<'again' | 'name' | 'done' | 'sending' | 'failed' | 'unsure', string>
type Answer = { issues?: { message?: string }[] }

/** Sends one email again. A refusal is said beside the button, which can be pressed again. */
export function SendAgain({ email, words }: { email: string; words: Words }) {
  const [isSending, setSending] = useState(false)
  const keepFocus = useKeptFocus(isSending)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')

  async function send() {
    keepFocus()
    setSending(true)
    setSaid('')
    setProblem('')
    try {
      const response = await fetch('/api/admin-commands/email-again', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      const answer = (await response.json().catch(() => ({}))) as Answer
      if (response.ok) setSaid(words.done)
      else if (response.status < 500) setProblem(answer.issues?.[0]?.message ?? words.failed)
      else setProblem(words.unsure)
    } catch {
      setProblem(words.unsure)
    }
    setSending(false)
  }

  return (
    <div>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSending}
        aria-label={words.name}
        onClick={() => void send()}
      >
        {isSending ? words.sending : words.again}
      </Button>
      <span role="status"> {said}</span>
      <span role="alert" style={{ color: 'var(--theme-error-600)', fontWeight: 600 }}>
        {problem}
      </span>
    </div>
  )
}
