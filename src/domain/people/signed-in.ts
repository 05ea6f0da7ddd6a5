import { SELLER_STATUSES, type Actor, type StaffRole } from './actor'

/** The user of a session, from either collection. */
export type SignedIn = {
  id: string | number
  collection: string
  role?: StaffRole | null
  userType?: string | null
  status?: string | null
  factor?: string | null
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
  if (user.userType !== 'seller') return { kind: 'buyer', id }
  return { kind: 'seller', id, status: SELLER_STATUSES.find((status) => status === user.status) ?? 'pending' }
}
