import type { SellerRole } from '@/domain/people/sellers/seller-people'

/** Somebody who works for a seller. `isFounder`: who registered it and stays its owner (rule P39). */
export type PersonView = { id: string; name: string; role: SellerRole; isMe: boolean; isFounder: boolean }

/** The people of a seller as one of them reads it; invitations are the owners'. */
export type PeopleView = {
  company: string
  role: SellerRole
  people: PersonView[]
  invitations: { id: string; email: string; role: SellerRole; expiresAt: string }[]
  /** Whether the reader confirms changes by a password; without one they set one first. */
  hasPassword: boolean
}
