'use client'

import { Button } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import type { CommandTexts } from '@/admin/commands/command-texts'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'
import { sendCommand } from '@/admin/commands/send-command'
import type { SupportView } from './list-support'
import { SupportLog } from './support-log'
import type { SupportWords } from './support-words'
import { useSupport } from './use-support'

type Props = { view: SupportView; staff: string; locale: Locale; words: SupportWords; texts: CommandTexts }

/** A conversation with Maru: its messages as they come, who answers it, and the answer. What was typed survives a refusal. */
export function SupportAnswer({ view: first, staff, locale, words, texts }: Props) {
  const id = useId()
  const { view, isStale, refresh } = useSupport(first)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const keepFocus = useKeptFocus(isSending)
  /** Of what is typed: sent again, it is stored once. */
  const key = useRef<string>(undefined)
  const isMine = view.assignee === staff

  async function run(command: string, given: object) {
    keepFocus()
    setSending(true)
    const sent = await sendCommand(command, { thread: view.id, ...given }, { failed: texts.failed })
    setProblem(sent.ok ? '' : sent.problem)
    await refresh()
    setSending(false)
    return sent.ok
  }
  const send = async () => {
    key.current ??= crypto.randomUUID()
    if (await run('support-answer', { text, then: 'open', key: key.current })) type('')
  }
  const type = (words: string) => {
    key.current = undefined
    setText(words)
  }
  const answers =
    view.assignee === null ? words.nobody : isMine ? words.mine : named(words.other, view.assigneeName)

  return (
    <>
      <p>{view.isClosed ? words.closed : answers}</p>
      <SupportLog messages={view.messages} name={view.name} locale={locale} words={words} />
      <div role="status" className="panel-muted">
        {isStale ? words.stale : ''}
      </div>
      <div role="alert" className="panel-wrong">
        {problem}
      </div>
      {view.isClosed || view.isGone ? null : (
        <div className="panel-field">
          <label className="field-label" htmlFor={id}>
            {words.answer}
          </label>
          <textarea
            id={id}
            rows={4}
            value={text}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => type(target.value)}
          />
          <div id={`${id}-hint`} className="panel-muted">
            {words.answerHint}
          </div>
        </div>
      )}
      {view.isGone ? <p>{words.gone}</p> : null}
      <div className="panel-row">
        {view.isClosed || view.isGone ? null : (
          <Button type="button" margin={false} disabled={isSending} onClick={() => void send()}>
            {words.send}
          </Button>
        )}
        {view.isClosed || isMine ? null : (
          <Other isOff={isSending} onPress={() => void run('support-take', { from: view.assignee ?? '' })}>
            {words.take}
          </Other>
        )}
        <Other
          isOff={isSending}
          onPress={() => void run('support-state', { to: view.isClosed ? 'open' : 'closed' })}
        >
          {view.isClosed ? words.reopen : words.close}
        </Other>
      </div>
    </>
  )
}

function Other({ isOff, onPress, children }: { isOff: boolean; onPress: () => void; children: string }) {
  return (
    <Button type="button" buttonStyle="secondary" margin={false} disabled={isOff} onClick={onPress}>
      {children}
    </Button>
  )
}

const named = (text: string, name: string | null) => text.replace('{name}', name ?? '')
