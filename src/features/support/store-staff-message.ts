import 'server-only'
import { randomUUID } from 'node:crypto'
import { fail, failAll, ok, type Result } from '@/domain/result'
import { lastWords, messageText } from '@/domain/talk/thread'
import { recordAudit } from '@/server/audit'
import { publish } from '@/server/bus'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { decidedBefore } from '@/server/staff/decided-before'

type Answer = { thread: string; text: string; isLast: boolean }
type Found = { id: string; member: string; seq: number; isGone: boolean; isClosed: boolean; isTaken: boolean }

/**
 * An admin's answer in an open conversation with Maru, which takes it over if nobody answers it yet (rule T28). `isLast`: it closes
 * until the member writes again.
 */
export async function storeStaffMessage(staff: string, answer: Answer): Promise<Result<object>> {
  const text = messageText(answer.text)
  if (!text.ok) return text
  return inTransaction(async (tx) => {
    const [thread] = await rowsOf<Found>(
      tx,
      sql`select t.id, t.buyer_id as member, t.last_seq::int + 1 as seq, u.deleted_at is not null as "isGone",
          t.closed_at is not null as "isClosed", t.assignee_id is not null and t.assignee_id <> ${staff} as "isTaken"
        from threads t join users u on u.id = t.buyer_id where t.id = ${answer.thread} and t.kind = 'support' for update of t`,
    )
    if (!thread) return fail('thread.unknown', '')
    if (thread.isGone) return fail('thread.gone', '')
    if (thread.isClosed) return fail('thread.closed', '')
    if (thread.isTaken)
      return failAll([await decidedBefore(tx, { subject: 'threads', id: thread.id, what: 'taken' })])
    const { id, member, seq } = thread
    await tx.execute(sql`
      with stored as (
        insert into messages (id, thread_id, buyer_id, staff_id, text, seq, client_key, created_at, updated_at)
        values (${randomUUID()}, ${id}, ${member}, ${staff}, ${text.value}, ${seq}, ${randomUUID()}, clock_timestamp(), clock_timestamp())
        returning created_at
      )
      update threads t set last_message = ${lastWords(text.value)}, last_sender = 'seller', last_seq = ${seq},
        last_message_at = stored.created_at, updated_at = stored.created_at, buyer_unread = t.buyer_unread + 1,
        seller_unread = 0, seller_read_seq = ${seq}, assignee_id = ${staff},
        closed_at = case when ${answer.isLast} then now() end
      from stored where t.id = ${id}`)
    const actor = { kind: 'staff', id: staff } as const
    const details = answer.isLast ? { closed: true } : undefined
    await recordAudit(tx, { action: 'support.answered', actor, subject: 'threads', subjectId: id, details })
    await publish(tx, { kind: 'message', thread: id, seq, to: [member] })
    return ok({})
  })
}
