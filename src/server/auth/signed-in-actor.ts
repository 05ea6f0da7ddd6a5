import 'server-only'
import { actorOfUser, isAdmin, type Actor, type StaffActor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/seller-area'
import { currentMember, currentStaff } from './session'

/** The signed-in member, read anew for each request, so that a suspension takes effect at once. */
export async function currentActor(): Promise<Actor> {
  return actorOfUser(await currentMember())
}

/** The signed-in member of staff, also read anew. */
export async function currentStaffActor(): Promise<Actor> {
  return actorOfUser(await currentStaff())
}

/** The signed-in member of staff; null for everybody else. */
export async function currentStaffMember(): Promise<StaffActor | null> {
  const actor = await currentStaffActor()
  return actor.kind === 'staff' ? actor : null
}

/** The signed-in admin; null for everybody else. */
export async function currentAdmin(): Promise<Actor | null> {
  const actor = await currentStaffActor()
  return isAdmin(actor) ? actor : null
}

/** A signed-in active or suspended seller (rule N1); null for everybody else. */
export async function currentSellingReader() {
  const user = await currentMember()
  return user && isSellingReader(actorOfUser(user)) ? user : null
}
