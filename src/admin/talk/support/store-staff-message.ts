import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { fail, failAll, ok, type Result } from '@/domain/result'
import { lastWords, messageText } from '@/domain/talk/thread'
import { recordAudit } from '@/server/records/audit'
import { publish } from '@/server/db/bus'
import { checkedRows } from '@/server/db/checked-rows'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { decidedBefore } from '@/server/auth/staff/decided-before'

type Answer = { thread: string; text: string; isLast: boolean; clientKey: string }

const { messages, threads, users } = tables

const changedRow = z.object({ id: z.string() })

/**
 * An admin's answer in an open conversation with Maru, which takes it over if nobody answers it yet (rule T28). `isLast`: it closes
 * until the member writes again. One stored before under the same `clientKey` is not stored again.
 */
export async function storeStaffMessage(staff: string, answer: Answer): Promise<Result<object>> {
  const text = messageText(answer.text)
  if (!text.ok) return text
  return inTransaction(async (tx) => {
    const [thread] = await tx
      .select({
        id: threads.id,
        member: threads.buyer,
        lastSeq: threads.lastSeq,
        assignee: threads.assignee,
        closedAt: threads.closedAt,
      })
      .from(threads)
      .where(and(eq(threads.id, answer.thread), eq(threads.kind, 'support')))
      .for('update')
    if (!thread) return fail('thread.unknown', '')
    // A deletion that is under way is waited for: joined above, the row would be as it was before.
    const [reader] = await tx
      .select({ deletedAt: users.deletedAt })
      .from(users)
      .where(eq(users.id, thread.member))
      .for('key share')
    if (!reader || reader.deletedAt) return fail('thread.gone', '')
    if (await isStored(tx, staff, answer)) return ok({})
    if (thread.closedAt) return fail('thread.closed', '')
    if (thread.assignee && thread.assignee !== staff)
      return failAll([await decidedBefore(tx, { subject: 'threads', id: thread.id, what: 'taken' })])
    const { id, member, lastSeq } = thread
    const seq = lastSeq + 1
    await checkedRows(
      tx,
      changedRow,
      sql`with stored as (
        insert into messages (id, thread_id, buyer_id, staff_id, text, seq, client_key, created_at, updated_at)
        values (${randomUUID()}, ${id}, ${member}, ${staff}, ${text.value}, ${seq}, ${answer.clientKey}, clock_timestamp(), clock_timestamp())
        returning created_at
      )
      update threads t set last_message = ${lastWords(text.value)}, last_sender = 'seller', last_seq = ${seq},
        last_message_at = stored.created_at, updated_at = stored.created_at, buyer_unread = t.buyer_unread + 1,
        seller_unread = 0, seller_read_seq = ${seq}, assignee_id = ${staff},
        closed_at = case when ${answer.isLast} then now() end
      from stored where t.id = ${id} returning t.id`,
    )
    const actor = { kind: 'staff', id: staff } as const
    const details = answer.isLast ? { closed: true } : undefined
    await recordAudit(tx, { action: 'support.answered', actor, subject: 'threads', subjectId: id, details })
    await publish(tx, { kind: 'message', thread: id, seq, to: [member] })
    return ok({})
  })
}

/** Asked once the thread is locked, so that of two sent at once the second sees the first. */
async function isStored(tx: Transaction, staff: string, { thread, clientKey }: Answer) {
  const found = await tx
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.thread, thread), eq(messages.staff, staff), eq(messages.clientKey, clientKey)))
    .limit(1)
  return found.length > 0
}
