import type { Membership } from '@/domain/people/companies/role'
import type { ActorKind, Moves } from '@/domain/values/moves'
import type { Work } from './sellers/seller-people'

export type UserType = 'buyer' | 'seller'
export type SellerStatus = 'pending' | 'active' | 'rejected' | 'suspended'
export type StaffRole = 'admin' | 'editor'

export const SELLER_STATUSES: readonly SellerStatus[] = ['pending', 'active', 'rejected', 'suspended']

/** The person or program making a request. Only this type says who someone is. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'system' }
  | { kind: 'buyer'; id: string; company?: Membership }
  | {
      kind: 'seller'
      id: string
      status: SellerStatus
      company?: Membership
      /** Whose seller this member works for (rule P39). */
      work?: Work
      /** The person where `id` is the seller's they work for: they have come through `asSeller` (rule S59). */
      person?: string
    }
  | { kind: 'staff'; id: string; role: StaffRole }

export type StaffActor = Extract<Actor, { kind: 'staff' }>

export const isVisitor = (actor: Actor) => actor.kind === 'visitor'
export const isSystem = (actor: Actor) => actor.kind === 'system'
export const isBuyer = (actor: Actor) => actor.kind === 'buyer'
export const isSeller = (actor: Actor) => actor.kind === 'seller'
/** Buyers and sellers of any status; a pending seller may still buy (rule P3). */
export const isMember = (actor: Actor) => isBuyer(actor) || isSeller(actor)
export const isActiveSeller = (actor: Actor) => actor.kind === 'seller' && actor.status === 'active'
export const isStaff = (actor: Actor) => actor.kind === 'staff'
export const isAdmin = (actor: Actor) => actor.kind === 'staff' && actor.role === 'admin'
export const isEditor = (actor: Actor) => actor.kind === 'staff' && actor.role === 'editor'

/** The company that an actor orders for, if there is one. */
export const companyOf = (actor: Actor) => ('company' in actor ? actor.company : undefined)

/** The actor's name in a table of moves; visitors have none. */
export function moverOf(actor: Actor): ActorKind | undefined {
  if (actor.kind === 'visitor') return undefined
  return actor.kind === 'staff' ? actor.role : actor.kind
}

/** Only a rejected seller may apply again; all other changes are the admin's (rules N10, P2). A suspension ends where it began. */
export const SELLER_MOVES: Moves<SellerStatus> = {
  pending: { active: ['admin'], rejected: ['admin'], suspended: ['admin'] },
  active: { suspended: ['admin'] },
  rejected: { pending: ['seller', 'admin'] },
  suspended: { active: ['admin'], pending: ['admin'], rejected: ['admin'] },
}

/** What a seller is again after a suspension: one who was never approved waits as before (rule P2). */
export const statusAfterSuspension = (approvedAt: string | null | undefined) =>
  approvedAt ? ('active' as const) : ('pending' as const)

/** Rejection and suspension need a reason, which the seller sees (rule P2). */
export function sellerStatusNeedsReason(status: SellerStatus): boolean {
  return status === 'rejected' || status === 'suspended'
}

/** Buyers are always active; a seller has the status of the seller profile (rules P1, P17). */
export function userStatus(userType: UserType, sellerStatus: SellerStatus = 'pending'): SellerStatus {
  return userType === 'seller' ? sellerStatus : 'active'
}

/** The user of a session, from either collection. */
export type SignedIn = {
  id: string | number
  collection: string
  role?: StaffRole | null
  userType?: string | null
  status?: string | null
  factor?: string | null
  /** The company that a member orders for (rule M95). */
  membership?: Membership
  work?: Work
  person?: string
}

/**
 * The actor of a session. A seller without a readable status counts as
 * pending; an admin who must still set up a second factor, as a visitor.
 */
export function actorOfUser(user: SignedIn | null | undefined): Actor {
  if (!user) return { kind: 'visitor' }
  const id = String(user.id)
  if (user.collection === 'staff' && user.factor === 'required') return { kind: 'visitor' }
  if (user.collection === 'staff')
    return { kind: 'staff', id, role: user.role === 'admin' ? 'admin' : 'editor' }
  const company = user.membership && { company: user.membership }
  if (user.userType !== 'seller') return { kind: 'buyer', id, ...company }
  const status = SELLER_STATUSES.find((known) => known === user.status) ?? 'pending'
  const { work, person } = user
  return { kind: 'seller', id, status, ...company, ...(work && { work }), ...(person && { person }) }
}

/** Who is named for what an actor did: the person, not the seller they work for (rule S60). */
export const personOf = (actor: { id: string; person?: string }) => actor.person ?? actor.id

/** Whose goods a member does not buy: their own, and those of the seller they work for (rules P3, P39). */
export const sellersOf = (actor: Actor): string[] =>
  'id' in actor ? [actor.id, ...('work' in actor && actor.work ? [actor.work.seller] : [])] : []
