import 'server-only'
import * as z from 'zod'
import { checkReason } from '@/domain/staff/staff-reason'
import type { StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { threadMembers } from '@/domain/talk/thread'
import { recordAudit } from '@/server/records/audit'
import { publish } from '@/server/db/bus'
import { checkedRows } from '@/server/db/checked-rows'
import { and, eq, inArray, ne, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command, must, Refusal } from '@/server/db/refusal'
import { decidedBefore } from '@/server/auth/staff/decided-before'
import { hasOpenedThread } from './opened-thread'

const { emails, messages, threads } = tables

const changedRow = z.object({ id: z.string() })

type VisibilityInput = { message: string; to: 'hidden' | 'shown'; reason: string }
type MessageRow = { thread: string; seq: number; isHidden: boolean; buyer: string; seller: string | null }

/** Hides a message for both sides or shows it again (rule T27): for an admin who has opened its conversation within the hour. */
export async function setMessageHidden(actor: StaffActor, asked: VisibilityInput): Promise<Result<object>> {
  const { message, to } = asked
  return command(async (tx) => {
    const reason = must(checkReason(asked.reason))
    const found = await lockMessage(tx, message)
    if (!found) throw new Refusal([issue('staff.gone', '')])
    if (!(await hasOpenedThread(tx, actor.id, found.thread)))
      throw new Refusal([issue('staff.notOpened', '')])
    if (found.isHidden === (to === 'hidden'))
      throw new Refusal([await decidedBefore(tx, { subject: 'messages', id: message, what: to })])
    await (to === 'hidden' ? hideMessage : showMessage)(tx, message)
    const event = {
      subject: 'messages',
      subjectId: message,
      actor,
      details: { thread: found.thread, reason },
    }
    await recordAudit(tx, { action: `message.${to}`, ...event })
    return {}
  })
}

async function lockMessage(tx: Transaction, id: string): Promise<MessageRow | undefined> {
  // The thread first, as every send does.
  const thread = tx.select({ id: messages.thread }).from(messages).where(eq(messages.id, id))
  await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, thread)).for('update')
  const [found] = await tx
    .select({
      thread: messages.thread,
      seq: messages.seq,
      isHidden: sql<boolean>`${messages.hiddenAt} is not null`,
      buyer: messages.buyer,
      seller: messages.seller,
    })
    .from(messages)
    .where(eq(messages.id, id))
    .for('update')
  return found
}

/** Hides a message if it is not hidden. Its words are moved to where only staff read them; its files are its sender's alone. */
export async function hideMessage(tx: Transaction, id: string): Promise<boolean> {
  const found = await lockMessage(tx, id)
  if (!found || found.isHidden) return false
  await checkedRows(
    tx,
    changedRow,
    sql`with hidden as (
        update messages set hidden_at = now(), hidden_text = text, text = '', updated_at = now() where id = ${id}
      ), files as (
        update documents set shared_with_id = null, updated_at = now() where message_id = ${id}
      )
      update threads set last_message = '' where id = ${found.thread} and last_seq = ${found.seq} returning id`,
  )
  // An email about it that is not sent yet says less.
  const path = sql`${emails.params}::jsonb ->> 'path'`
  const paths = [`/messages/${found.thread}`, `/seller/chat/${found.thread}`]
  await tx
    .update(emails)
    .set({ params: sql`jsonb_set(${emails.params}::jsonb, '{excerpt}', '"…"')` })
    .where(and(eq(emails.template, 'newMessages'), ne(emails.status, 'sent'), inArray(path, paths)))
  await refreshWindows(tx, found)
  return true
}

async function showMessage(tx: Transaction, id: string) {
  const found = await lockMessage(tx, id)
  if (!found) return
  await checkedRows(
    tx,
    changedRow,
    sql`with shown as (
        update messages set hidden_at = null, text = hidden_text, hidden_text = null, updated_at = now()
        where id = ${id} returning text
      ), files as (
        update documents d set updated_at = now(),
          shared_with_id = case when m.sender_id = m.buyer_id then m.seller_id else m.buyer_id end
        from messages m where m.id = ${id} and d.message_id = m.id
      )
      update threads set last_message = left(shown.text, 300) from shown
      where threads.id = ${found.thread} and last_seq = ${found.seq} returning threads.id`,
  )
  await refreshWindows(tx, found)
}

/** Open windows ask for the conversation again. */
const refreshWindows = (tx: Transaction, { thread, seq, ...parties }: MessageRow) =>
  publish(tx, { kind: 'message', thread, seq, to: threadMembers(parties) })
