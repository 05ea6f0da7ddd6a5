import * as z from 'zod'
import type { AuditAction } from '@/domain/staff/audit/event'
import type { WorkKind } from '@/domain/staff/work'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { fail, type IssueCode, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { publish } from '@/server/db/bus'
import { checkedRows } from '@/server/db/checked-rows'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command, Refusal } from '@/server/db/refusal'
import { isTooSoon, WORK } from './work-tables'

const { payload_jobs_log: log } = tables

const changedRow = z.object({ id: z.string() })
const lockedRow = z.object({
  what: z.string().nullable(),
  error: z.string().nullable(),
  mayRetry: z.boolean(),
  isCleared: z.boolean(),
  isTooSoon: z.boolean(),
})

const RECORDED: Record<WorkKind, { action: AuditAction; subject: string }> = {
  jobs: { action: 'job.retried', subject: 'payload-jobs' },
  emails: { action: 'email.retried', subject: 'emails' },
  events: { action: 'paymentEvent.retried', subject: 'payment-events' },
}

/** The name of its kind among the details. */
const NAMED = { jobs: 'what', emails: 'template', events: 'what' } as const

/** An admin has what failed tried again, as it was, once a minute at most (rule A16). */
export async function tryAgain(
  actor: Actor,
  { kind, id }: { kind: WorkKind; id: string },
): Promise<Result<{ id: string }>> {
  if (!isAdmin(actor)) return fail('moves.notYours', 'kind')
  return command(async (tx) => {
    const { what, error } = await lockFailed(tx, kind, id)
    await checkedRows(
      tx,
      changedRow,
      sql`update ${WORK[kind].table} set ${WORK[kind].again}, updated_at = now() where id = ${id} returning id`,
    )
    // Payload counts the tries of a job by its log.
    if (kind === 'jobs') await tx.delete(log).where(and(eq(log._parentID, id), eq(log.state, 'failed')))
    await recordAudit(tx, {
      ...RECORDED[kind],
      actor,
      subjectId: id,
      details: { [NAMED[kind]]: what, error },
    })
    if (kind === 'emails') await publish(tx, { kind: 'wake', loop: 'emails' })
    if (kind === 'events') await publish(tx, { kind: 'wake', loop: 'payment events' })
    return { id }
  })
}

async function lockFailed(tx: Transaction, kind: WorkKind, id: string) {
  const { table, what, error, mayRetry, isCleared } = WORK[kind]
  const [row] = await checkedRows(
    tx,
    lockedRow,
    sql`select ${what} as what, ${error} as error, ${mayRetry} as "mayRetry", ${isCleared} as "isCleared",
      ${isTooSoon} as "isTooSoon" from ${table} w where w.id = ${id} for update`,
  )
  const refuse = (code: IssueCode) => new Refusal([{ code, path: 'id' }])
  if (row?.isCleared) throw refuse('jobs.cleared')
  if (!row?.mayRetry) throw refuse('jobs.notFailed')
  if (row.isTooSoon) throw refuse('jobs.tooSoon')
  return row
}
