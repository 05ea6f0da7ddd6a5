import 'server-only'
import type { TypedUser } from 'payload'
import { isAdmin, isMember, type Actor, actorOfUser } from '@/domain/people/actor'
import { currentStaff, currentUser } from './session'

/** The signed-in member, read anew for each request, so that a suspension takes effect at once. */
export async function signedInActor(): Promise<Actor> {
  return actorOfUser(await currentUser())
}

/** The signed-in member of staff, also read anew. */
export async function signedInStaff(): Promise<Actor> {
  return actorOfUser(await currentStaff())
}

/** The signed-in member; null for visitors and staff. */
export async function currentMember(): Promise<TypedUser | null> {
  const user = await currentUser()
  return user && isMember(actorOfUser(user)) ? user : null
}

/** The signed-in admin; null for everybody else. */
export async function currentAdmin(): Promise<Actor | null> {
  const actor = await signedInStaff()
  return isAdmin(actor) ? actor : null
}
