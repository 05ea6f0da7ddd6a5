import 'server-only'
import { actorOfUser, isAdmin, type Actor, type StaffActor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { actingOn, asSeller } from './selling'
import { currentMember, currentStaff, type MemberUser } from './session/session'

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

/** The same on an order: as its seller, for who works there. */
export async function currentActorOn(order: string): Promise<Actor> {
  return actorOfUser(await actingOn(await currentMember(), 'orders', order))
}

/** The seller, for who is or works for one and has the part (rule S59); null for visitors, and people without it. */
export async function currentSeller(part: SellerPart): Promise<MemberUser | null> {
  const user = await currentMember()
  return user && asSeller(user, part)
}

/** As the seller; a visitor, a buyer or a person without the part does nothing there (rule S59). */
export async function currentSellerActor(part: SellerPart): Promise<Actor> {
  return actorOfUser(await currentSeller(part))
}

/** The same of an active or suspended seller (rule N1), for routes; null for everybody else. */
export const sellingReader = (part: SellerPart) => async () => {
  const user = await currentSeller(part)
  return user && isSellingReader(actorOfUser(user)) ? user : null
}
