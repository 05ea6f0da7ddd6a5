import 'server-only'
import type { TypedUser } from 'payload'
import { isAdmin, isMember, type Actor, actorOfUser } from '@/domain/people/actor'
import { currentStaff, currentUser } from './session'

/** The member who sends this form or asks this route, read anew: a seller suspended a moment ago is one already. */
export async function signedInActor(): Promise<Actor> {
  return actorOfUser(await currentUser())
}

/** The member of staff who asks, also read anew. */
export async function signedInStaff(): Promise<Actor> {
  return actorOfUser(await currentStaff())
}

/** The member who asks; nothing for visitors and staff. */
export async function currentMember(): Promise<TypedUser | null> {
  const user = await currentUser()
  return user && isMember(actorOfUser(user)) ? user : null
}

/** The admin who asks; nothing for everybody else. */
export async function currentAdmin(): Promise<Actor | null> {
  const actor = await signedInStaff()
  return isAdmin(actor) ? actor : null
}
