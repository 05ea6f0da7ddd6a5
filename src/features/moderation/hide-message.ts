import 'server-only'
import { checkReason } from '@/domain/staff-reason'
import type { StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { publish } from '@/server/bus'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { command, must, Refusal } from '@/server/refusal'
import { decidedBefore } from '@/server/staff/decided-before'
import { hasOpenedThread } from './opened-thread'

type Asked = { message: string; to: 'hidden' | 'shown'; reason: string }
type Found = { thread: string; seq: number; isHidden: boolean; to: string[] }

/** Hides a message for both sides or shows it again (rule T27): for an admin who has opened its conversation within the hour. */
export async function setMessageHidden(actor: StaffActor, asked: Asked): Promise<Result<object>> {
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

async function lockMessage(tx: Transaction, id: string): Promise<Found | undefined> {
  // The thread first, as every send does.
  await tx.execute(
    sql`select 1 from threads where id = (select thread_id from messages where id = ${id}) for update`,
  )
  const [found] = await rowsOf<Found>(
    tx,
    sql`select thread_id as thread, seq::int as seq, hidden_at is not null as "isHidden",
        array_remove(array[buyer_id, seller_id], null) as to
      from messages where id = ${id} for update`,
  )
  return found
}

/** Hides a message if it is not hidden. Its words are moved to where only staff read them; its files are its sender's alone. */
export async function hideMessage(tx: Transaction, id: string): Promise<boolean> {
  const found = await lockMessage(tx, id)
  if (!found || found.isHidden) return false
  await tx.execute(sql`
    with hidden as (
      update messages set hidden_at = now(), hidden_text = text, text = '', updated_at = now() where id = ${id}
    ), files as (
      update documents set shared_with_id = null, updated_at = now() where message_id = ${id}
    )
    update threads set last_message = '' where id = ${found.thread} and last_seq = ${found.seq}`)
  // An email about it that is not sent yet says less.
  await tx.execute(sql`
    update emails set params = jsonb_set(params::jsonb, '{excerpt}', '"…"')
    where template = 'newMessages' and status <> 'sent' and params::jsonb ->> 'path'
      in (${`/messages/${found.thread}`}, ${`/seller/chat/${found.thread}`})`)
  await refreshWindows(tx, found)
  return true
}

async function showMessage(tx: Transaction, id: string) {
  const found = await lockMessage(tx, id)
  if (!found) return
  await tx.execute(sql`
    with shown as (
      update messages set hidden_at = null, text = hidden_text, hidden_text = null, updated_at = now()
      where id = ${id} returning text
    ), files as (
      update documents d set updated_at = now(),
        shared_with_id = case when m.sender_id = m.buyer_id then m.seller_id else m.buyer_id end
      from messages m where m.id = ${id} and d.message_id = m.id
    )
    update threads set last_message = left(shown.text, 300) from shown
    where threads.id = ${found.thread} and last_seq = ${found.seq}`)
  await refreshWindows(tx, found)
}

/** Open windows ask for the conversation again. */
const refreshWindows = (tx: Transaction, { thread, seq, to }: Found) =>
  publish(tx, { kind: 'message', thread, seq, to })
