'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

type Message = { seq: number; at: string; from: string; text: string; files: string[]; isReported: boolean }
type Words = Record<
  'about' | 'reason' | 'open' | 'failed' | 'needsReason' | 'reported' | 'file' | 'empty',
  string
>

/** Asks why, then shows the messages of a reported conversation, this once. */
export function ReportedConversation({ report, words }: { report: string; words: Words }) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [messages, setMessages] = useState<Message[] | null>(null)
  const [problem, setProblem] = useState('')
  const open = async () => {
    if (reason.trim() === '') return setProblem(words.needsReason)
    setProblem('')
    try {
      const answer = await fetch('/api/admin-commands/report-conversation', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ report, reason }),
      })
      if (!answer.ok) return setProblem(words.failed)
      setMessages(((await answer.json()) as { messages: Message[] }).messages)
    } catch {
      setProblem(words.failed)
    }
  }
  if (messages)
    return (
      <ol style={{ display: 'grid', gap: '0.75rem', margin: '0 0 1.5rem', padding: 0, listStyle: 'none' }}>
        {messages.length === 0 ? <li>{words.empty}</li> : null}
        {messages.map(({ seq, at, from, text, files, isReported }) => (
          <li key={seq} style={{ overflowWrap: 'anywhere' }}>
            <strong>{from}</strong> <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>
            {isReported ? <em> {words.reported}</em> : null}
            <div style={{ whiteSpace: 'pre-line' }}>{text}</div>
            {files.map((file, at) => (
              <a
                key={file}
                href={`/api/admin-commands/message-file/${file}`}
                target="_blank"
                rel="noreferrer"
              >
                {words.file} {at + 1}{' '}
              </a>
            ))}
          </li>
        ))}
      </ol>
    )
  return (
    <div style={{ marginBottom: '1.5rem' }}>
      <p>{words.about}</p>
      <label className="field-label" htmlFor={id}>
        {words.reason}
      </label>
      <input
        id={id}
        type="text"
        value={reason}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
      />
      <div role="alert" style={{ color: 'var(--theme-error-600)', fontWeight: 600 }}>
        {problem}
      </div>
      <Button type="button" buttonStyle="secondary" margin={false} onClick={() => void open()}>
        {words.open}
      </Button>
    </div>
  )
}
