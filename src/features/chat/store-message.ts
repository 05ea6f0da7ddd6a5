import 'server-only'
import type { TypedUser } from 'payload'
import { sideOf } from '@/domain/talk/thread'
import { asVisitor, together, type Data } from '@/server/data'
import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'

export type NewMessage = {
  thread: string
  text: string
  product: string | null
  order?: string | null
  clientKey: string
}
type Pair = { buyer: string; seller: string }

const EXCERPT = 300
const MESSAGES_A_MINUTE = 20

/**
 * Stores a member's message and counts it as unread for the other side (rule T3). Idempotent by `clientKey`. Null if the thread is not
 * theirs, 'tooMany' beyond the rate limit.
 */
export async function storeMessage(user: TypedUser, message: NewMessage) {
  const sender = String(user.id)
  const product = message.product && (await isOnSale(message.product)) ? message.product : null
  return together('system', async (db, tx) => {
    const { rows } = await tx.execute<Pair>(sql`
      select buyer_id as buyer, seller_id as seller from threads
      where id = ${message.thread} and (buyer_id = ${sender} or seller_id = ${sender}) for update`)
    const [pair] = rows
    const side = pair && sideOf({ buyerId: pair.buyer, sellerId: pair.seller }, sender)
    if (!pair || !side) return null
    // After the thread's row, in this order in every send; both locks last until the commit.
    await advisoryLock(tx, 'messages', sender)
    const there = await sentBefore(db, sender, message.clientKey)
    if (there) return there
    if (!(await isUnderMessageLimit(tx, sender))) return 'tooMany' as const
    const order = message.order && (await isOfPair(tx, message.order, pair)) ? message.order : null
    const seq = (await lastNumber(tx, message.thread)) + 1
    const data = { ...message, ...pair, sender, product, order, seq }
    const stored = await db.create({ collection: 'messages', data })
    const counted =
      side === 'buyer' ? sql`seller_unread = seller_unread + 1` : sql`buyer_unread = buyer_unread + 1`
    await tx.execute(sql`
      update threads set last_message = ${[...message.text].slice(0, EXCERPT).join('')}, last_sender = ${side},
        last_message_at = ${stored.createdAt}, updated_at = ${stored.createdAt}, ${counted}
      where id = ${message.thread}`)
    return stored
  })
}

/** The newest message's number, 0 if there is none. The thread's row is locked, so nobody else gives the next one. */
async function lastNumber(tx: Transaction, thread: string): Promise<number> {
  const { rows } = await tx.execute<{ seq: number }>(
    sql`select coalesce(max(seq), 0)::int as seq from messages where thread_id = ${thread}`,
  )
  return rows[0]?.seq ?? 0
}

/** Only an order between these two may be mentioned, whichever of them sells. */
async function isOfPair(tx: Transaction, order: string, { buyer, seller }: Pair) {
  const { rows } = await tx.execute(sql`
    select 1 from orders where id = ${order} and buyer_id in (${buyer}, ${seller}) and seller_id in (${buyer}, ${seller})`)
  return rows.length > 0
}

async function sentBefore(db: Data, sender: string, clientKey: string) {
  const { docs } = await db.find({
    collection: 'messages',
    where: { and: [{ sender: { equals: sender } }, { clientKey: { equals: clientKey } }] },
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/** Only products on sale may be mentioned. */
async function isOnSale(id: string) {
  const db = await asVisitor()
  return Boolean(await db.findByID({ collection: 'products', id, select: {}, disableErrors: true }))
}

/** Rate limit: twenty messages a minute per sender, over all conversations; exact while the sender is locked. */
async function isUnderMessageLimit(tx: Transaction, sender: string): Promise<boolean> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from messages where sender_id = ${sender} and created_at > now() - interval '1 minute'`)
  return (rows[0]?.count ?? 0) < MESSAGES_A_MINUTE
}
