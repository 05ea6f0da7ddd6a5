import { actingOn } from '@/server/auth/selling'
import type { MemberUser } from '@/server/auth/session/session'

/** As whom a member reads and writes in a conversation, and who they are where that is the seller they work for (rule P40). */
export async function writerInThread(thread: string, user: MemberUser) {
  const { id, person } = await actingOn(user, 'threads', thread)
  return { member: String(id), person }
}
