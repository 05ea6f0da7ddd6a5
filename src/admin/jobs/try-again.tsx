'use client'

import { useState } from 'react'
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
    setState(await ask(kind, id, texts.failed))
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

async function ask(kind: WorkKind, id: string, failed: string): Promise<State> {
  try {
    const response = await fetch('/api/admin-commands/try-again', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, id }),
    })
    if (response.ok) return { kind: 'done' }
    const { issues } = (await response.json()) as { issues?: { message?: string }[] }
    return { kind: 'failed', problem: issues?.[0]?.message ?? failed }
  } catch {
    return { kind: 'failed', problem: failed }
  }
}
