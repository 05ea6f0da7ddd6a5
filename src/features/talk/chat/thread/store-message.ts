import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { fail, ok, type Result } from '@/domain/result'
import { lastWords, threadMembers, type Side } from '@/domain/talk/thread'
import { checkPace, mayWrite, UNSENT_HOURS } from '@/domain/talk/writing'
import { publish } from '@/server/db/bus'
import { checkedRows } from '@/server/db/checked-rows'
import { advisoryLock, lockRows } from '@/server/db/locks'
import { preparedRows } from '@/server/db/prepared-rows'
import { inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'
import { factsRow, isMemberIn, writingFacts } from '@/server/talk/writing-facts'

const { documents, users } = tables

const threadRow = z.object({
  id: z.string(),
  buyer: z.string(),
  seller: z.string().nullable(),
  lastSeq: z.number(),
})
const sendingRow = factsRow.extend({
  there: z.string().nullable(),
  inMinute: z.number(),
  begunInHour: z.number(),
  product: z.string().nullable(),
  order: z.string().nullable(),
})
const idRow = z.object({ id: z.string() })

export type NewMessage = {
  thread: string
  text: string
  product: string | null
  order: string | null
  files: readonly string[]
  clientKey: string
  person?: string
}

/**
 * Stores a member's message with its files and counts it as unread for the other side (rule T3). The id of the message, also of
 * one stored before under the same `clientKey`. Null if the thread is not theirs.
 */
export async function storeMessage(sender: string, message: NewMessage): Promise<Result<string> | null> {
  return inTransaction(async (tx) => {
    const [thread] = await lockThread(tx, { thread: message.thread, sender })
    if (!thread) return null
    // After the thread's row, in this order in every send; all locks last until the commit.
    await advisoryLock(tx, 'messages', sender)
    // A deletion or a block that is under way is waited for.
    await lockRows(tx, users, threadMembers(thread), 'key share')
    const { clientKey, product, order } = message
    const [facts] = await readFacts(tx, { sender, thread: thread.id, clientKey, product, order })
    if (!facts) throw new Error('A locked thread is gone')
    if (facts.there) return ok(facts.there)
    const allowed = mayWrite(facts)
    if (!allowed.ok) return allowed
    const paced = checkPace({ ...facts, isFirst: thread.lastSeq === 0 })
    if (!paced.ok) return paced
    if (!(await lockFiles(tx, [sender, message.person ?? sender], message.files)))
      return fail('message.files', 'files')
    const id = randomUUID()
    const seq = thread.lastSeq + 1
    await write(tx, {
      ...thread,
      ...facts,
      ...message,
      product: facts.product,
      order: facts.order,
      id,
      seq,
      sender,
    })
    await publish(tx, { kind: 'message', thread: thread.id, seq, to: threadMembers(thread) })
    return ok(id)
  })
}

type Thread = z.infer<typeof threadRow>

const lockThread = preparedRows(
  threadRow,
  ['thread', 'sender'],
  ({ thread, sender }) =>
    sql`select t.id, t.buyer_id as buyer, t.seller_id as seller, t.last_seq::int as "lastSeq" from threads t
      where t.id = ${thread} and ${isMemberIn(sender)} for update`,
)

/** Only products on sale may be mentioned, and orders between these two, or, to Maru, those the member may read; with an order, what is in it. */
const isBetween = sql`(
  (o.buyer_id in (t.buyer_id, t.seller_id) and o.seller_id in (t.buyer_id, t.seller_id))
  or (t.kind = 'support' and t.buyer_id in (o.buyer_id, o.seller_id)))`
const readFacts = preparedRows(
  sendingRow,
  ['sender', 'thread', 'clientKey', 'product', 'order'],
  ({ sender, thread, clientKey, product, order }) =>
    sql`select ${writingFacts(sender)},
        (select m.id from messages m where m.sender_id = ${sender} and m.client_key = ${clientKey}) as there,
        (select count(*)::int from messages m
          where m.sender_id = ${sender} and m.created_at > now() - interval '1 minute') as "inMinute",
        (select count(*)::int from messages m
          where m.sender_id = ${sender} and m.seq = 1 and m.created_at > now() - interval '1 hour') as "begunInHour",
        (select p.id from products p where p.id = ${product} and case when ${order}::uuid is null then p.is_live
          else exists (select from orders o join orders_items i on i._parent_id = o.id
            where o.id = ${order}::uuid and i.product_id = p.id and ${isBetween}) end) as product,
        (select o.id from orders o where o.id = ${order}::uuid and ${isBetween}) as order
      from threads t where t.id = ${thread}`,
)

/** Own files that were uploaded for a message and not sent yet. */
async function lockFiles(
  tx: Transaction,
  owners: readonly string[],
  files: readonly string[],
): Promise<boolean> {
  if (files.length === 0) return true
  const rows = await checkedRows(
    tx,
    idRow,
    sql`select d.id from documents d where d.id in ${among(files)} and d.kind = 'message' and d.owner_id in ${among(owners)}
      and d.message_id is null and d.created_at > now() - make_interval(hours => ${UNSENT_HOURS - 1})
      order by d.id for update`,
  )
  return rows.length === files.length
}

type StoredMessage = Thread & NewMessage & { id: string; side: Side; sender: string; seq: number }

async function write(tx: Transaction, { buyer, seller, side, files, ...message }: StoredMessage) {
  const { id, thread, sender, text, product, order, seq, clientKey, person = null } = message
  const words = lastWords(text)
  const said = {
    id,
    thread,
    buyer,
    seller,
    sender,
    person,
    side,
    text,
    words,
    product,
    order,
    seq,
    clientKey,
  }
  await insert(tx, said)
  if (files.length === 0) return
  await tx
    .update(documents)
    .set({ message: id, owner: sender, sharedWith: side === 'buyer' ? seller : buyer, updatedAt: sql`now()` })
    .where(inArray(documents.id, [...files]))
}

const insert = preparedRows(
  idRow,
  [
    'id',
    'thread',
    'buyer',
    'seller',
    'sender',
    'person',
    'side',
    'text',
    'words',
    'product',
    'order',
    'seq',
    'clientKey',
  ],
  (at) =>
    sql`with stored as (
      insert into messages (id, thread_id, buyer_id, seller_id, sender_id, person_id, text, product_id, order_id, seq, client_key,
        created_at, updated_at)
      values (${at.id}, ${at.thread}, ${at.buyer}, ${at.seller}, ${at.sender}, ${at.person}::uuid, ${at.text}, ${at.product}, ${at.order},
        ${at.seq}, ${at.clientKey}, clock_timestamp(), clock_timestamp())
      returning created_at
    )
    update threads t set last_message = ${at.words}, last_sender = ${at.side}, last_seq = ${at.seq},
      last_message_at = stored.created_at, updated_at = stored.created_at, closed_at = null,
      seller_unread = t.seller_unread + (${at.side} = 'buyer')::int,
      buyer_unread = t.buyer_unread + (${at.side} = 'seller')::int
    from stored where t.id = ${at.thread} returning t.id`,
)
