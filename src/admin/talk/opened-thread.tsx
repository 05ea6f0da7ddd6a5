'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { momentFormat, type Locale } from '@/domain/locale'
import { CommandForm } from '@/admin/command-form'
import type { CommandTexts } from '@/admin/command-texts'
import { sendCommand } from '@/admin/parts/send-command'
import type { OpenedMessage } from '@/features/moderation/open-thread'

export type OpenedWords = Record<
  | 'about'
  | 'reason'
  | 'open'
  | 'failed'
  | 'reported'
  | 'hidden'
  | 'file'
  | 'empty'
  | 'noName'
  | 'hide'
  | 'show'
  | 'hideAbout'
  | 'showAbout'
  | 'sure'
  | 'done',
  string
>

type Props = {
  /** The command that opens it, and what it is asked for. */
  command: string
  known: Record<string, string>
  locale: Locale
  words: OpenedWords
  texts: CommandTexts
}

/** Asks why, then shows the messages of a private conversation, this once; single ones can be hidden. */
export function OpenedThread({ command, known, locale, words, texts }: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [messages, setMessages] = useState<OpenedMessage[] | null>(null)
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const open = async () => {
    setAsking(true)
    const sent = await sendCommand<{ messages: OpenedMessage[] }>(command, { ...known, reason }, words.failed)
    setAsking(false)
    setProblem(sent.ok ? '' : sent.problem)
    if (sent.ok) setMessages(sent.value.messages)
  }
  if (messages) return <Messages messages={messages} locale={locale} words={words} texts={texts} />
  return (
    <div className="panel-field">
      <p>{words.about}</p>
      <label className="field-label" htmlFor={id}>
        {words.reason}
      </label>
      <textarea id={id} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      <div role="alert" className="panel-wrong">
        {problem}
      </div>
      <Button
        type="button"
        buttonStyle="secondary"
        margin={false}
        disabled={isAsking}
        onClick={() => void open()}
      >
        {words.open}
      </Button>
    </div>
  )
}

type LogProps = Omit<Props, 'command' | 'known'> & { messages: OpenedMessage[] }

function Messages({ messages, locale, words, texts }: LogProps) {
  const format = momentFormat(locale, 'America/Toronto')
  // A keyboard scrolls what it can focus.
  return (
    <ol className="panel-log" tabIndex={0} ref={(node) => node?.focus()}>
      {messages.length === 0 ? <li>{words.empty}</li> : null}
      {messages.map((message) => (
        <li key={message.id}>
          <strong>{message.from || words.noName}</strong>{' '}
          <time className="panel-muted" dateTime={message.at}>
            {format.format(new Date(message.at))}
          </time>
          {message.isReported ? <em> {words.reported}</em> : null}
          {message.isHidden ? <em> {words.hidden}</em> : null}
          <div className="panel-words">{message.text}</div>
          <Files files={message.files} word={words.file} />
          <HideMessage message={message} words={words} texts={texts} />
        </li>
      ))}
    </ol>
  )
}

export function Files({ files, word }: { files: readonly string[]; word: string }) {
  return files.map((file, at) => (
    <a key={file} href={`/api/admin-commands/message-file/${file}`} target="_blank" rel="noreferrer">
      {word} {at + 1}{' '}
    </a>
  ))
}

type HideProps = { message: OpenedMessage; words: OpenedWords; texts: CommandTexts }

function HideMessage({ message: { id, isHidden }, words, texts }: HideProps) {
  const [isOpen, setOpen] = useState(false)
  const title = isHidden ? words.show : words.hide
  if (!isOpen)
    return (
      <Button type="button" buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        {title}
      </Button>
    )
  return (
    <CommandForm
      title={title}
      about={isHidden ? words.showAbout : words.hideAbout}
      action="/api/admin-commands/message-visibility"
      known={{ message: id, to: isHidden ? 'shown' : 'hidden' }}
      fields={[{ name: 'reason', label: words.reason, isLong: true }]}
      button={title}
      done={words.done}
      sure={words.sure}
      words={texts}
    />
  )
}
