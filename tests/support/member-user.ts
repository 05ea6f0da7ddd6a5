import type { BasePayload } from 'payload'
import type { MemberUser } from '@/server/auth/session/session'

/** A member as a request of theirs carries them. */
export async function memberUser(payload: BasePayload, id: string): Promise<MemberUser> {
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  return { ...user, collection: 'users' }
}
