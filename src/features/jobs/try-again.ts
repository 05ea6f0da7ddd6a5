import type { AuditAction } from '@/domain/audit/event'
import type { WorkKind } from '@/domain/jobs/work'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { fail, type IssueCode, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { publish } from '@/server/bus'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { command, Refusal } from '@/server/refusal'
import { isTooSoon, WORK } from './work-tables'

type Locked = {
  what: string
  error: string | null
  mayRetry: boolean
  isCleared: boolean
  isTooSoon: boolean
}

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
    await tx.execute(
      sql`update ${WORK[kind].table} set ${WORK[kind].again}, updated_at = now() where id = ${id}`,
    )
    // Payload counts the tries of a job by its log.
    if (kind === 'jobs')
      await tx.execute(sql`delete from payload_jobs_log where _parent_id = ${id} and state = 'failed'`)
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

async function lockFailed(tx: Transaction, kind: WorkKind, id: string): Promise<Locked> {
  const { table, what, error, mayRetry, isCleared } = WORK[kind]
  const [row] = await rowsOf<Locked>(
    tx,
    sql`select ${what} as what, ${error} as error, ${mayRetry} as "mayRetry", ${isCleared} as "isCleared",
      ${isTooSoon} as "isTooSoon" from ${table} w where w.id = ${id} for update`,
  )
  const refuse = (code: IssueCode) => new Refusal([{ code, path: 'id' }])
  if (row?.isCleared) throw refuse('jobs.cleared')
  if (!row?.mayRetry) throw refuse('jobs.notFailed')
  if (row.isTooSoon) throw refuse('jobs.tooSoon')
  return row
}
