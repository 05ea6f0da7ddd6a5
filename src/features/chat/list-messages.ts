import 'server-only'
import type { TypedUser } from 'payload'
import type { Locale } from '@/domain/locale'
import type { Message } from '@/payload-types'
import { asUser, asVisitor } from '@/server/data'
import type { ChatMessage } from './chat-view'

const SHOWN = 100
/** Concurrent messages may be stored out of order, so each poll overlaps the previous one. */
const OVERLAP = 15_000

/** The newest messages of a conversation, oldest first; access control returns none to a member who is not part of it. */
export async function listMessages(user: TypedUser, thread: string, locale: Locale, after?: Date) {
  const db = await asUser(user)
  const since = after && new Date(after.getTime() - OVERLAP).toISOString()
  const { docs } = await db.find({
    collection: 'messages',
    where: {
      and: [{ thread: { equals: thread } }, ...(since ? [{ createdAt: { greater_than: since } }] : [])],
    },
    sort: ['-createdAt', '-id'],
    limit: SHOWN,
    pagination: false,
  })
  return viewMessages(user, docs.toReversed(), locale)
}

type Stored = Pick<Message, 'id' | 'text' | 'createdAt' | 'sender' | 'product'>

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
  return stored.map(({ id, text, createdAt, sender, product }) => {
    const name = product ? names.get(String(product)) : undefined
    const about = name ? { id: String(product), name } : null
    return { id, text, at: createdAt, isMine: sender === user.id, about }
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
