import * as z from 'zod'
import { CHOICES, COLLECTIONS, decisionFields, obstacleOf, SUBJECT_KINDS } from '@/domain/staff/decision'
import { issue, type Issue } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { crashPoint } from '@/server/db/connections/crash-point'
import { together } from '@/server/db/data'
import { checkedRows } from '@/server/db/checked-rows'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, inTransaction, type Transaction } from '@/server/db/transaction'
import { issuesIn } from '@/server/http/forms/form'
import { staffUser } from '@/server/auth/staff/staff-user'
import { readSubject } from './subject'

const { sellers } = tables

const dueShape = z.object({
  id: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  subject: z.string(),
  choice: z.enum(CHOICES),
  reason: z.string().nullable(),
  version: z.string(),
  by: z.string(),
  attempts: z.number(),
})
type Row = z.infer<typeof dueShape>

const endedRow = z.object({ id: z.string() })

const MOST_ATTEMPTS = 5

const dueRow = sql`select id, kind, subject_id as subject, choice, reason, version, decided_by as by, attempts
  from decisions where outcome is null and due_at <= now()`

/**
 * Carries the oldest due decision out that no other worker is at, by the rules of its collection and as the member of staff who made it (rule A20). One
 * transaction: a worker that is killed has done all of it or nothing. True if there may be more.
 */
export async function carryOutDecision(): Promise<boolean> {
  const [due] = await checkedRows(
    await database(),
    dueShape,
    sql`${dueRow} order by due_at, id limit 1 for update skip locked`,
  )
  if (!due) return false
  const user = await staffUser(due.by)
  if (user?.role !== 'admin') {
    await end(due, issue('decision.notAdmin', ''))
    return true
  }
  try {
    await together(user, async (db, tx) => {
      // Undone or carried out meanwhile.
      const [row] = await checkedRows(tx, dueShape, sql`${dueRow} and id = ${due.id} for update skip locked`)
      if (!row) return
      const obstacle = await findObstacle(tx, row)
      if (obstacle) return write(tx, row, obstacle)
      const collection = COLLECTIONS[row.kind]
      const context = { isDecided: true }
      await db.update({ collection, id: row.subject, data: decisionFields(row), context })
      await tx.execute(
        sql`update decisions set outcome = 'done', ended_at = clock_timestamp(), ended_by = ${row.by} where id = ${row.id}`,
      )
      crashPoint('decision.written')
    })
    crashPoint('decision.committed')
  } catch (error) {
    await noteFailure(due, error)
  }
  return true
}

/** A seller has no version that the rules compare, so the row is locked before it is. */
async function findObstacle(tx: Transaction, { kind, subject, version }: Row): Promise<Issue | null> {
  if (kind === 'seller')
    await tx.select({ id: sellers.id }).from(sellers).where(eq(sellers.id, subject)).for('no key update')
  const now = await readSubject(tx, kind, subject)
  return now ? obstacleOf(now, version) : issue('decision.gone', '')
}

/** What the rules refuse ends the decision; anything else is tried again, later each time. */
async function noteFailure(row: Row, error: unknown) {
  const [broken] = issuesIn(error instanceof Error && 'data' in error ? error.data : undefined)
  if (broken) return end(row, broken)
  if (row.attempts + 1 >= MOST_ATTEMPTS) await end(row, issue('decision.failed', ''))
  else
    await (
      await database()
    ).execute(sql`
      update decisions set attempts = attempts + 1, due_at = now() + (attempts + 1) * interval '2 seconds'
      where id = ${row.id} and outcome is null`)
  throw error
}

const end = (row: Row, problem: Issue) => inTransaction((tx) => write(tx, row, problem))

/** Ends a decision that was not carried out, with the reason that staff read. */
async function write(tx: Transaction, { id, kind, subject, choice, by }: Row, problem: Issue) {
  const { code, params } = problem
  const ended = await checkedRows(
    tx,
    endedRow,
    sql`update decisions set outcome = 'failed', ended_at = clock_timestamp(), problem = ${JSON.stringify({ code, params })}
      where id = ${id} and outcome is null returning id`,
  )
  if (ended.length === 0) return
  await recordAudit(tx, {
    action: 'decision.failed',
    actor: { kind: 'staff', id: by },
    subject: COLLECTIONS[kind],
    subjectId: subject,
    details: { choice, decision: id, problem: code },
  })
}
