import * as z from 'zod'
import { CHOICES, COLLECTIONS, SUBJECT_KINDS } from '@/domain/staff/decision'
import type { StaffActor } from '@/domain/people/actor'
import { fail, ok, type Issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'

const undoneRow = z.object({ kind: z.enum(SUBJECT_KINDS), choice: z.enum(CHOICES), subject: z.string() })
const endedRow = z.object({ outcome: z.string().nullable() })

/** Takes a decision back that is not carried out yet; nothing has happened (rule A20). */
export async function undo(actor: StaffActor, id: string): Promise<Result<object>> {
  return inTransaction(async (tx): Promise<Result<object>> => {
    // Waits for a carrying out that is under way.
    const [undone] = await checkedRows(
      tx,
      undoneRow,
      sql`update decisions set outcome = 'undone', ended_at = now(), ended_by = ${actor.id}
        where id = ${id} and outcome is null returning kind, choice, subject_id as subject`,
    )
    if (!undone) {
      const [ended] = await checkedRows(tx, endedRow, sql`select outcome from decisions where id = ${id}`)
      return fail(ended?.outcome === 'done' ? 'decision.tooLate' : 'decision.ended', 'decision')
    }
    const { kind, choice, subject: subjectId } = undone
    const details = { choice, decision: id }
    await recordAudit(tx, {
      action: 'decision.undone',
      actor,
      subject: COLLECTIONS[kind],
      subjectId,
      details,
    })
    return ok({})
  })
}

export type Undone = { id: string } & ({ ok: true } | { ok: false; issues: Issue[] })

export async function undoMany(
  actor: StaffActor,
  ids: readonly string[],
): Promise<Result<{ rows: Undone[] }>> {
  const rows: Undone[] = []
  for (const id of ids) {
    const done = await undo(actor, id)
    rows.push(done.ok ? { id, ok: true } : { id, ok: false, issues: done.issues })
  }
  return ok({ rows })
}
