import 'server-only'
import type { TypedUser } from 'payload'
import { isMember } from '@/domain/people/actor'
import { actorOfUser } from '@/domain/people/signed-in'
import { currentUser } from '@/server/auth/session'

/** The member who asks, null for visitors and staff: they have nobody to write to. */
export async function currentMember(): Promise<TypedUser | null> {
  const user = await currentUser()
  return user && isMember(actorOfUser(user)) ? user : null
}
