'use client'

import { useState } from 'react'
import { UNDO_SECONDS, type Choice } from '@/domain/staff/decision'
import type { WaitingDecision } from '@/admin/queues/decisions/list-queue'
import { sendCommand } from '@/admin/commands/send-command'
import type { QueueItem } from './queue-item'

export type RowState = { decision?: WaitingDecision | null; problem?: string; isUndone?: boolean }
type Row = { id: string; ok: boolean; issues?: { message: string }[] }
type DecisionRow = Row & { decision: string; who: string }

/** Decisions of this page: what the server answered to each row, above what the page was made with. */
export function useDecisions(items: readonly QueueItem[], failed: string) {
  const [answers, setAnswers] = useState<Record<string, RowState>>({})
  const [isSending, setSending] = useState(false)
  const [shown, setShown] = useState(items)
  if (shown !== items) {
    // Read anew: what waits is known from there.
    setShown(items)
    setAnswers((before) =>
      Object.fromEntries(
        Object.entries(before).flatMap(([id, { decision, ...rest }]) => (decision ? [] : [[id, rest]])),
      ),
    )
  }
  const note = (rows: Record<string, RowState>) => setAnswers((before) => ({ ...before, ...rows }))

  const stateOf = (item: QueueItem): RowState => ({ decision: item.decision, ...answers[item.id] })

  async function send<R extends Row>(command: string, body: object) {
    setSending(true)
    const answer = await sendCommand<{ rows: R[] }>(command, body, { failed })
    setSending(false)
    return answer
  }

  /** The sentence to show if nothing was stored, and how many were. */
  async function decide(
    chosen: readonly QueueItem[],
    choice: Choice,
    reason: string,
  ): Promise<{ problem: string | null; stored: number }> {
    const rows = chosen.map(({ kind, id, version }) => ({ kind, id, version }))
    const answer = await send<DecisionRow>('decide-many', { choice, reason, rows })
    if (!answer.ok) return { problem: answer.problem, stored: 0 }
    const done = answer.value.rows
    const stored = done.filter(({ ok }) => ok).length
    // What was typed stays open where it was of no use.
    if (stored === 0 && choice !== 'approve')
      return { problem: done[0]?.issues?.[0]?.message ?? failed, stored }
    note(
      Object.fromEntries(
        done.map(({ id, ok, decision, who, issues }) => [
          id,
          ok
            ? { decision: { id: decision, choice, who, seconds: UNDO_SECONDS } }
            : { decision: null, problem: issues?.[0]?.message ?? failed },
        ]),
      ),
    )
    return { problem: null, stored }
  }

  async function undo(chosen: readonly QueueItem[]): Promise<boolean> {
    const waiting = chosen.flatMap((item) => {
      const { decision } = stateOf(item)
      return decision ? [{ item, id: decision.id }] : []
    })
    const answer = await send<Row>('undo', { decisions: waiting.map(({ id }) => id) })
    if (!answer.ok) {
      const problem = answer.problem
      note(Object.fromEntries(waiting.map(({ item }) => [item.id, { ...stateOf(item), problem }])))
      return false
    }
    const done = new Map(answer.value.rows.map((row) => [row.id, row]))
    note(
      Object.fromEntries(
        waiting.map(({ item, id }) => {
          const row = done.get(id)
          const problem = row?.issues?.[0]?.message ?? failed
          return [item.id, row?.ok ? { decision: null, isUndone: true } : { decision: null, problem }]
        }),
      ),
    )
    return true
  }

  return { stateOf, decide, undo, isSending }
}
