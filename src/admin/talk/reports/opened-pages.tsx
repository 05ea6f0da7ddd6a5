'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { momentFormat, type Locale } from '@/domain/locale'
import { CommandForm } from '@/admin/commands/command-form'
import type { CommandTexts } from '@/admin/commands/command-texts'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'
import { sendCommand } from '@/admin/commands/send-command'
import type { OpenedMessage, OpenedPage } from '@/admin/talk/moderation/opened-thread'

export type OpenedWords = Record<
  | 'about'
  | 'reason'
  | 'noReason'
  | 'open'
  | 'failed'
  | 'reported'
  | 'hidden'
  | 'file'
  | 'empty'
  | 'older'
  | 'newer'
  | 'turnFailed'
  | 'noName'
  | 'hide'
  | 'show'
  | 'hideAbout'
  | 'showAbout'
  | 'sure'
  | 'done',
  string
>

type ReaderProps = { locale: Locale; words: OpenedWords; texts: CommandTexts }
type Turn = { before: number } | { after: number }

/** The page that was opened, and the ones before and after it. With `isQuiet`, for a part of a larger page, only a turned page takes the focus. */
export function OpenedPages({
  first,
  report,
  isQuiet = false,
  ...shown
}: ReaderProps & { first: OpenedPage; report: string | null; isQuiet?: boolean }) {
  const { words } = shown
  const [page, setPage] = useState(first)
  const [isUpward, setUpward] = useState(true)
  const [isTurned, setTurned] = useState(false)
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const keepFocus = useKeptFocus(isAsking)
  const { thread, messages, hasOlder, hasNewer } = page
  const [oldest, newest] = [messages[0]?.seq ?? 0, messages.at(-1)?.seq ?? 0]
  const turn = async (to: Turn) => {
    keepFocus()
    setAsking(true)
    const sent = await sendCommand<OpenedPage>(
      'conversation-page',
      { thread, report, page: to },
      { failed: words.turnFailed },
    )
    setAsking(false)
    setProblem(sent.ok ? '' : sent.problem)
    if (!sent.ok) return
    setUpward('before' in to)
    setTurned(true)
    setPage(sent.value)
  }
  const button = (word: string, to: Turn) => (
    <Button
      type="button"
      buttonStyle="secondary"
      size="small"
      disabled={isAsking}
      onClick={() => void turn(to)}
    >
      {word}
    </Button>
  )
  return (
    <>
      {hasOlder ? button(words.older, { before: oldest }) : null}
      <Messages messages={messages} isUpward={isUpward} isQuiet={isQuiet && !isTurned} {...shown} />
      {hasNewer ? button(words.newer, { after: newest }) : null}
      <div role="alert" className="panel-wrong">
        {problem}
      </div>
    </>
  )
}

type LogProps = ReaderProps & { messages: OpenedMessage[]; isUpward: boolean; isQuiet: boolean }

/** At the reported message if it is among them; else where reading goes on. */
function Messages({ messages, isUpward, isQuiet, locale, words, texts }: LogProps) {
  const list = useRef<HTMLOListElement>(null)
  const format = momentFormat(locale, 'America/Toronto')
  useEffect(() => {
    const log = list.current
    if (!log) return
    if (!isQuiet) log.focus()
    const reported = log.querySelector('[data-reported]')
    if (reported) reported.scrollIntoView({ block: 'center' })
    else log.scrollTop = isUpward ? log.scrollHeight : 0
  }, [messages, isUpward, isQuiet])
  // A keyboard scrolls what it can focus.
  return (
    <ol className="panel-log" tabIndex={0} ref={list}>
      {messages.length === 0 ? <li>{words.empty}</li> : null}
      {messages.map((message) => (
        <li key={message.id} data-reported={message.isReported || undefined}>
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
    // The pressed button is gone: the form that came for it takes the focus.
    <div ref={focusOn} tabIndex={-1} style={{ outline: 'none' }}>
      <CommandForm
        title={title}
        about={isHidden ? words.showAbout : words.hideAbout}
        command="message-visibility"
        known={{ message: id, to: isHidden ? 'shown' : 'hidden' }}
        fields={[{ name: 'reason', label: words.reason, isLong: true, blank: words.noReason }]}
        button={title}
        done={words.done}
        sure={words.sure}
        words={texts}
      />
    </div>
  )
}

const focusOn = (node: HTMLElement | null) => node?.focus()
