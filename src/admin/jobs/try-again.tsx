'use client'

import { useState } from 'react'
import { sendCommand } from '@/admin/commands/send-command'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'
import type { WorkKind } from '@/domain/staff/work'

type Props = {
  kind: WorkKind
  id: string
  /** Names the row for those who do not see it. */
  label: string
  texts: { again: string; sending: string; done: string; failed: string }
}
type State = { kind: 'open' | 'sending' | 'done' } | { kind: 'failed'; problem: string }

/** A button that asks for another try, and says what came of it. */
export function TryAgain({ kind, id, label, texts }: Props) {
  const [state, setState] = useState<State>({ kind: 'open' })
  const keepFocus = useKeptFocus(state.kind === 'sending')

  async function send() {
    keepFocus()
    setState({ kind: 'sending' })
    const sent = await sendCommand('try-again', { kind, id }, texts)
    setState(sent.ok ? { kind: 'done' } : { kind: 'failed', problem: sent.problem })
  }

  if (state.kind === 'done') return <span role="status">{texts.done}</span>
  return (
    <>
      <button
        type="button"
        className="records-button is-quiet"
        aria-label={label}
        disabled={state.kind === 'sending'}
        onClick={() => void send()}
      >
        {state.kind === 'sending' ? texts.sending : texts.again}
      </button>
      <div role="alert" className="panel-wrong">
        {state.kind === 'failed' ? state.problem : null}
      </div>
    </>
  )
}
