'use client'

import { useRef, useState } from 'react'
import type { ChainCursor, ChainStep } from '@/domain/staff/audit/chain-finding'
import { colon, type Locale } from '@/domain/locale'
import { sendCommand } from '@/admin/commands/send-command'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'
import { VerifyOutcome, type VerifyState } from './verify-outcome'
import type { VerifyTexts } from './verify-texts'

type Props = {
  /** How many entries are chained, and the newest number and hash as they are written down. */
  total: number
  newest: string | null
  waiting: string | null
  texts: VerifyTexts
  locale: Locale
}
const START: ChainCursor = { part: 'chain', after: 0 }

/** Verifies the chain step by step, so that it can be stopped, and goes on after a request that failed (rule A15). */
export function VerifyChain({ total, newest, waiting, texts, locale }: Props) {
  const [note, setNote] = useState('')
  const [state, setState] = useState<VerifyState>({ kind: 'idle' })
  const place = useRef({ cursor: START, checked: 0 })
  const isStopped = useRef(false)
  const counted = (checked: number) => checked.toLocaleString(`${locale}-CA`)

  async function run(from = { cursor: START, checked: 0 }) {
    place.current = from
    isStopped.current = false
    keepFocus()
    for (let next: ChainCursor | undefined = from.cursor; next;) {
      const { checked } = place.current
      if (isStopped.current) return setState({ kind: 'stopped', checked })
      setState({ kind: 'running', checked })
      const sent = await verify(next, note)
      if (!sent.ok) return setState({ kind: 'failed', checked, problem: sent.problem })
      const { finding, next: after } = sent.value
      place.current = { cursor: after ?? START, checked: checked + sent.value.checked }
      if (finding) return setState({ kind: 'found', checked: place.current.checked, finding })
      next = after
    }
    setState({ kind: 'fits', checked: place.current.checked })
  }

  const isRunning = state.kind === 'running'
  const keepFocus = useKeptFocus(isRunning)
  return (
    <details className="panel-box tw:mb-[1.5rem] tw:rounded-[4px] tw:px-[1.25rem]">
      <summary className="tw:cursor-pointer tw:text-[1rem] tw:font-semibold">{texts.title}</summary>
      <p>{texts.about}</p>
      <p>
        {newest ? (
          <>
            {texts.newest}
            {colon(locale)}
            <code className="records-hash">{newest}</code>
          </>
        ) : (
          texts.none
        )}
      </p>
      {waiting ? <p>{waiting}</p> : null}
      <form
        className="records-fields tw:grid tw:max-w-[46rem] tw:gap-[0.75rem]"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRunning) void run()
        }}
      >
        <label>
          {texts.note}
          <input
            value={note}
            maxLength={200}
            onChange={({ target }) => setNote(target.value)}
            autoComplete="off"
          />
          <small className="panel-muted">{texts.noteHint}</small>
        </label>
        <div className="records-actions">
          <button type="submit" className="records-button" disabled={isRunning}>
            {texts.button}
          </button>
          {isRunning ? (
            <button
              type="button"
              className="records-button is-quiet"
              onClick={() => void (isStopped.current = true)}
            >
              {texts.stop}
            </button>
          ) : null}
          {state.kind === 'stopped' || (state.kind === 'failed' && !state.problem) ? (
            <button type="button" className="records-button is-quiet" onClick={() => void run(place.current)}>
              {texts.retry}
            </button>
          ) : null}
        </div>
      </form>
      <div role={state.kind === 'found' || state.kind === 'failed' ? 'alert' : 'status'}>
        <VerifyOutcome
          state={state}
          texts={texts}
          counted={counted}
          total={total}
          isNoted={note.trim() !== ''}
        />
      </div>
    </details>
  )
}

const verify = (cursor: ChainCursor, note: string) =>
  sendCommand<ChainStep>('audit-verify', { cursor, note }, { failed: '' })
