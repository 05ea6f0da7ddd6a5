import type { Actor } from '@/domain/people/actor'
import { mayDo, type SellerPart } from './seller-people'

/** What a page of the seller area is for: an active seller's work, every seller, or every member. */
export type SellerNeed = 'active' | 'seller' | 'signedIn'

/** `status`: why the seller cannot work now, in place of the page. `canAct`: what the page offers may be done. */
export type SellerAccess =
  | { answer: 'login' }
  | { answer: 'denied' }
  /** The person's role does not have this part (rule P40). */
  | { answer: 'role' }
  | { answer: 'status'; status: 'pending' | 'rejected' }
  | { answer: 'page'; canAct: boolean; isSuspended: boolean }

/** A question is old once it has waited so long (rule S34). */
export const OLD_QUESTION_HOURS = 24
/** A business document is to be renewed after so many months (rule S36). */
export const PAPER_MONTHS = 24

/** Whether a part of the seller area is this member's: who registered the seller has all of it. */
export const mayActOn = (actor: Actor, part: SellerPart) =>
  !('work' in actor) || !actor.work || mayDo(actor.work.role, part)

type Seller = Extract<Actor, { kind: 'seller' }>

/** May read what they sold: active sellers, and suspended ones, who may be owed money (rule N1). */
export const isSellingReader = (actor: Actor): actor is Seller =>
  actor.kind === 'seller' && (actor.status === 'active' || actor.status === 'suspended')

/** Who gets a page of the seller area, and what everybody else sees instead (rules L6, N1, S2). */
export function sellerAccess(actor: Actor, need: SellerNeed, part: SellerPart = 'overview'): SellerAccess {
  if (actor.kind !== 'buyer' && actor.kind !== 'seller') return { answer: 'login' }
  if (!mayActOn(actor, part)) return { answer: 'role' }
  if (need === 'signedIn') return { answer: 'page', canAct: true, isSuspended: false }
  if (actor.kind === 'buyer') return { answer: 'denied' }
  const { status } = actor
  if (need === 'active' && status !== 'active' && status !== 'suspended') return { answer: 'status', status }
  const isSuspended = status === 'suspended'
  return { answer: 'page', canAct: !isSuspended, isSuspended }
}
