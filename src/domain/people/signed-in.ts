import { SELLER_STATUSES, type Actor, type StaffRole } from './actor'

/** What a session says of its user, whichever collection it is from. */
export type SignedIn = {
  id: string | number
  collection: string
  role?: StaffRole | null
  userType?: string | null
  status?: string | null
  factor?: string | null
}

/**
 * The actor behind a session. A seller whose standing could not be read sells nothing; an admin whose second factor is still
 * wanted is nobody yet.
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
