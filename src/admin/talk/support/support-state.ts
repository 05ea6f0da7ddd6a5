import 'server-only'
import type { StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { and, eq, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command, Refusal } from '@/server/db/refusal'
import { decidedBefore } from '@/server/auth/staff/decided-before'

const { threads } = tables

type SupportRow = { assignee: string | null; isClosed: boolean }

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
    await change(tx, thread, { assignee: actor.id })
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
    await change(
      tx,
      thread,
      to === 'closed' ? { closedAt: sql`now()` } : { closedAt: null, assignee: actor.id },
    )
    const action = to === 'closed' ? 'support.closed' : 'support.reopened'
    await recordAudit(tx, { action, actor, subject: 'threads', subjectId: thread })
    return {}
  })

const change = (tx: Transaction, id: string, values: { closedAt?: SQL | null; assignee?: string }) =>
  tx
    .update(threads)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(threads.id, id))

const aboutOf = (id: string) => ({ subject: 'threads', id })

async function lockSupport(tx: Transaction, id: string): Promise<SupportRow> {
  const [found] = await tx
    .select({ assignee: threads.assignee, isClosed: sql<boolean>`${threads.closedAt} is not null` })
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.kind, 'support')))
    .for('update')
  if (!found) throw new Refusal([issue('thread.unknown', '')])
  return found
}
