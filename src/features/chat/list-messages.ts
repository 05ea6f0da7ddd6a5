import 'server-only'
import type { TypedUser } from 'payload'
import type { Locale } from '@/domain/locale'
import type { Message } from '@/payload-types'
import { asUser, asVisitor } from '@/server/data'
import type { ChatMessage } from './chat-view'

const SHOWN = 100
/**
 * A page of a conversation, oldest first: what follows message number `after`, or the newest. Access control returns none to a
 * member who is not part of it. Numbers are committed in order, so no lower one appears later.
 */
export async function listMessages(user: TypedUser, thread: string, locale: Locale, after?: number) {
  const db = await asUser(user)
  const isNext = after !== undefined
  const { docs } = await db.find({
    collection: 'messages',
    where: { and: [{ thread: { equals: thread } }, ...(isNext ? [{ seq: { greater_than: after } }] : [])] },
    sort: isNext ? 'seq' : '-seq',
    limit: SHOWN,
    pagination: false,
  })
  return viewMessages(user, isNext ? docs : docs.toReversed(), locale)
}

type Stored = Pick<Message, 'id' | 'seq' | 'text' | 'createdAt' | 'sender' | 'product' | 'clientKey'>

/** Messages as the member sees them. */
export async function viewMessages(
  user: TypedUser,
  stored: Stored[],
  locale: Locale,
): Promise<ChatMessage[]> {
  const names = await namesOf(
    stored.flatMap(({ product }) => (product ? [String(product)] : [])),
    locale,
  )
  return stored.map(({ id, seq, text, createdAt, sender, product, clientKey }) => {
    const name = product ? names.get(String(product)) : undefined
    const about = name ? { id: String(product), name } : null
    const isMine = sender === user.id
    return { id, seq, text, at: createdAt, isMine, key: isMine ? clientKey : null, about }
  })
}

/** Names of the products mentioned, as visitors may see them; one that is off sale has no chip. */
async function namesOf(ids: string[], locale: Locale) {
  if (ids.length === 0) return new Map<string, string>()
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'products',
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    locale,
    pagination: false,
    limit: SHOWN,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

/** Whether a thread is the member's own, by access control. */
export async function isOwnThread(user: TypedUser, thread: string): Promise<boolean> {
  const db = await asUser(user)
  const found = await db.findByID({ collection: 'threads', id: thread, select: {}, disableErrors: true })
  return Boolean(found)
}
