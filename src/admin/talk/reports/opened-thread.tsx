'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { Locale } from '@/domain/locale'
import type { CommandTexts } from '@/admin/commands/command-texts'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'
import { sendCommand } from '@/admin/commands/send-command'
import type { OpenedPage } from '@/admin/talk/moderation/opened-thread'
import { OpenedPages, type OpenedWords } from './opened-pages'

type Props = {
  /** The command that opens it, and what it is asked for. */
  command: string
  known: Record<string, string>
  locale: Locale
  words: OpenedWords
  texts: CommandTexts
}

/** Asks why, then shows the messages of a private conversation, page by page; single ones can be hidden. */
export function OpenedThread({ command, known, locale, words, texts }: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [page, setPage] = useState<OpenedPage | null>(null)
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const keepFocus = useKeptFocus(isAsking)
  const open = async () => {
    keepFocus()
    setAsking(true)
    const sent = await sendCommand<OpenedPage>(command, { ...known, reason }, words)
    setAsking(false)
    setProblem(sent.ok ? '' : sent.problem)
    if (sent.ok) setPage(sent.value)
  }
  if (page)
    return (
      <OpenedPages first={page} report={known.report ?? null} locale={locale} words={words} texts={texts} />
    )
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
