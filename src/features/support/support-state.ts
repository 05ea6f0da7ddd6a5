import 'server-only'
import type { StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { command, Refusal } from '@/server/refusal'
import { decidedBefore } from '@/server/staff/decided-before'

type Found = { assignee: string | null; isClosed: boolean }

/** Takes a conversation with Maru over from the colleague who was shown as answering it (rule T28). */
export const takeSupport = (
  actor: StaffActor,
  { thread, from }: { thread: string; from: string },
): Promise<Result<object>> =>
  command(async (tx) => {
    const { assignee, isClosed } = await lockSupport(tx, thread)
    if (isClosed) throw new Refusal([issue('thread.closed', '')])
    if ((assignee ?? '') !== from)
      throw new Refusal([await decidedBefore(tx, { ...aboutOf(thread), what: 'taken' })])
    await tx.execute(
      sql`update threads set assignee_id = ${actor.id}, updated_at = now() where id = ${thread}`,
    )
    await recordAudit(tx, { action: 'support.taken', actor, subject: 'threads', subjectId: thread })
    return {}
  })

/** Closes a conversation with Maru, or opens it again; a message of the member opens it too. */
export const moveSupport = (
  actor: StaffActor,
  { thread, to }: { thread: string; to: 'closed' | 'open' },
): Promise<Result<object>> =>
  command(async (tx) => {
    const { isClosed } = await lockSupport(tx, thread)
    if (isClosed === (to === 'closed'))
      throw new Refusal([await decidedBefore(tx, { ...aboutOf(thread), what: to })])
    await tx.execute(
      to === 'closed'
        ? sql`update threads set closed_at = now(), updated_at = now() where id = ${thread}`
        : sql`update threads set closed_at = null, assignee_id = ${actor.id}, updated_at = now() where id = ${thread}`,
    )
    const action = to === 'closed' ? 'support.closed' : 'support.reopened'
    await recordAudit(tx, { action, actor, subject: 'threads', subjectId: thread })
    return {}
  })

const aboutOf = (id: string) => ({ subject: 'threads', id })

async function lockSupport(tx: Transaction, id: string): Promise<Found> {
  const [found] = await rowsOf<Found>(
    tx,
    sql`select assignee_id as assignee, closed_at is not null as "isClosed"
      from threads where id = ${id} and kind = 'support' for update`,
  )
  if (!found) throw new Refusal([issue('thread.unknown', '')])
  return found
}
