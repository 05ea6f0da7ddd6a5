import type { Choice, SubjectKind } from '@/domain/decisions/decision'
import { COLLECTIONS } from '@/domain/decisions/decision'
import type { StaffActor } from '@/domain/people/actor'
import { fail, ok, type Issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

type Row = { kind: SubjectKind; choice: Choice; subject: string }

/** Takes a decision back that is not carried out yet; nothing has happened (rule A20). */
export async function undo(actor: StaffActor, id: string): Promise<Result<object>> {
  return inTransaction(async (tx): Promise<Result<object>> => {
    // Waits for a carrying out that is under way.
    const [undone] = await rowsOf<Row>(
      tx,
      sql`update decisions set outcome = 'undone', ended_at = now(), ended_by = ${actor.id}
        where id = ${id} and outcome is null returning kind, choice, subject_id as subject`,
    )
    if (!undone) {
      const [ended] = await rowsOf<{ outcome: string }>(
        tx,
        sql`select outcome from decisions where id = ${id}`,
      )
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
