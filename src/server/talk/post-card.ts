import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { lastWords, threadKey, threadMembers } from '@/domain/talk/thread'
import { mayWrite } from '@/domain/talk/writing'
import type { PriceRequestStatus } from '@/domain/cart/price-requests/moves'
import { publish } from '@/server/db/bus'
import { checkedRows } from '@/server/db/checked-rows'
import { advisoryLock, lockRows } from '@/server/db/locks'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { must } from '@/server/db/refusal'
import { factsRow, writingFacts } from './writing-facts'

const { messages, threads, users } = tables

export type Card = {
  buyer: string
  seller: string
  sender: string
  /** Who sends it for the seller, where that is not who registered it. */
  person?: string
  request: { id: string; number: string; version: number }
  move: PriceRequestStatus
  /** What its sender wrote beside it. */
  text: string
  /** Where neither may write any more, the move is made without a card. */
  isOptional: boolean
}

const lockedRow = factsRow.extend({ lastSeq: z.number() })

/**
 * Posts a move of a price request to the conversation of its two sides, which is begun where there is none (rule T31). False if a move was
 * made without its card.
 */
export async function postCard(tx: Transaction, card: Card): Promise<boolean> {
  const { sender, person, request, move, text } = card
  const thread = await lockThreadOf(tx, card)
  await lockRows(tx, users, threadMembers(thread), 'key share')
  const [facts] = await checkedRows(
    tx,
    lockedRow,
    sql`select ${writingFacts(sender)}, t.last_seq::int as "lastSeq" from threads t where t.id = ${thread.id}`,
  )
  if (!facts) throw new Error('A locked thread is gone')
  const allowed = mayWrite(facts)
  if (!allowed.ok && card.isOptional) return false
  must(allowed)
  const seq = facts.lastSeq + 1
  const at = new Date().toISOString()
  await tx.insert(messages).values({
    id: randomUUID(),
    thread: thread.id,
    buyer: thread.buyer,
    seller: thread.seller,
    sender,
    person,
    text,
    priceRequest: request.id,
    priceMove: move,
    seq,
    clientKey: `price-${request.id}-${request.version}-${move}`,
    createdAt: at,
    updatedAt: at,
  })
  const isBuyers = facts.side === 'buyer'
  await tx
    .update(threads)
    .set({
      lastMessage: lastWords([request.number, text].filter(Boolean).join(' · ')),
      lastSender: facts.side,
      lastSeq: seq,
      lastMessageAt: at,
      updatedAt: at,
      closedAt: null,
      ...(isBuyers
        ? { sellerUnread: sql`${threads.sellerUnread} + 1` }
        : { buyerUnread: sql`${threads.buyerUnread} + 1` }),
    })
    .where(eq(threads.id, thread.id))
  await publish(tx, { kind: 'message', thread: thread.id, seq, to: threadMembers(thread) })
  return true
}

/** One for each pair, whichever of the two began it (rules T1, N6). */
async function lockThreadOf(tx: Transaction, { buyer, seller }: Card) {
  const key = threadKey(buyer, seller)
  await advisoryLock(tx, 'thread', key)
  const columns = { id: threads.id, buyer: threads.buyer, seller: threads.seller }
  const [found] = await tx.select(columns).from(threads).where(eq(threads.key, key)).for('update')
  if (found) return found
  const begun = { id: randomUUID(), buyer, seller }
  await tx.insert(threads).values({ ...begun, key, kind: 'shop' })
  return begun
}
