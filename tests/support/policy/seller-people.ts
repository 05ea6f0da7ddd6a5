import type { SellerInvitation, SellerPerson } from '@/payload-types'
import { nobody, ownerAndAdmin, staff, type Row } from './row'

/**
 * Read by who registered the seller and by who works for it, whom the sample world has none of: `seller-roles.test.ts` tries each role
 * (rules P40, S59). Admins read them and change nothing (rule A33).
 */
const sellerPeople = {
  samples: { rejectedSeller: { owners: ['suspendedSeller'], read: ownerAndAdmin } },
  fields: {
    server: ['seller', 'user', 'role'],
    ruled: { title: { read: staff, create: nobody, update: nobody } },
  },
} as const satisfies Row<SellerPerson>

const sellerInvitations = {
  samples: { open: { owners: ['suspendedSeller'], read: ownerAndAdmin } },
  fields: {
    server: ['seller', 'email', 'role', 'invitedBy', 'expiresAt'],
    hidden: ['tokenHash'],
  },
} as const satisfies Row<SellerInvitation>

export const SELLER_PEOPLE = {
  'seller-people': sellerPeople,
  'seller-invitations': sellerInvitations,
}
