'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { sendCommand } from '@/admin/commands/send-command'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'

type Words = Record<'again' | 'name' | 'done' | 'sending' | 'failed' | 'unsure', string>

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
    const sent = await sendCommand('email-again', { email }, words)
    if (sent.ok) setSaid(words.done)
    else setProblem(sent.problem)
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
