'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, useTransition, type SyntheticEvent } from 'react'
import { isBlank } from '@/domain/values/text'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'
import { sendCommand } from '@/admin/commands/send-command'

type Words = Record<
  'title' | 'about' | 'ready' | 'reason' | 'button' | 'sending' | 'blank' | 'failed' | 'until',
  string
>

type Props = {
  order: string
  isOpen: boolean
  /** Reasons to choose from; the audit log keeps the chosen one as text. */
  ready: readonly string[]
  words: Words
}

/** Asks why, by one press or what is typed; what is private in the order then appears around it (rule M49). */
export function OpenOrder({ order, isOpen, ready, words }: Props) {
  const router = useRouter()
  const id = useId()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const [isShowing, startShowing] = useTransition()
  const isBusy = isSending || isShowing
  const keepFocus = useKeptFocus(isBusy)
  const input = useRef<HTMLInputElement>(null)
  const opened = useRef<HTMLParagraphElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The pressed button is gone: what came for it takes the focus.
    if (isOpen && !wasOpen.current) opened.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  async function open(given: string) {
    if (isBlank(given)) {
      setProblem(words.blank)
      return input.current?.focus()
    }
    keepFocus()
    setProblem('')
    setSending(true)
    const sent = await sendCommand('order-open', { order, reason: given }, words)
    setSending(false)
    if (sent.ok) startShowing(() => router.refresh())
    else setProblem(sent.problem)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!isBusy) void open(reason)
  }

  return isOpen ? (
    <p ref={opened} role="status" tabIndex={-1} className="order-open">
      {words.until}
    </p>
  ) : (
    <section aria-labelledby={`${id}-title`} className="order-open">
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p>{words.about}</p>
      <ul aria-label={words.ready}>
        {ready.map((sentence) => (
          <li key={sentence}>
            <Button
              type="button"
              buttonStyle="secondary"
              size="medium"
              margin={false}
              disabled={isBusy}
              onClick={() => void open(sentence)}
            >
              {sentence}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          {words.reason}
        </label>
        <div className="tw:flex tw:flex-wrap tw:items-center tw:gap-x-4 tw:gap-y-2">
          <input
            id={id}
            ref={input}
            value={reason}
            readOnly={isBusy}
            aria-describedby={`${id}-problem`}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" size="medium" margin={false} disabled={isBusy}>
            {isBusy ? words.sending : words.button}
          </Button>
        </div>
      </form>
      <div id={`${id}-problem`} role="alert" className="panel-wrong">
        {problem}
      </div>
    </section>
  )
}
