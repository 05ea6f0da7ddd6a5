import 'server-only'
import type { TypedUser } from 'payload'
import { asUser } from '@/server/data'

/** Whether a thread is the member's own, by access control. */
export async function isOwnThread(user: TypedUser, thread: string): Promise<boolean> {
  const db = await asUser(user)
  const found = await db.findByID({ collection: 'threads', id: thread, select: {}, disableErrors: true })
  return Boolean(found)
}
