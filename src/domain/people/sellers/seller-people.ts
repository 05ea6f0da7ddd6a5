import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { issue, settle, type Result } from '@/domain/result'

/** What a person does for a seller (rule P40). */
export type SellerRole = 'owner' | 'products' | 'orders' | 'finance'

export const SELLER_ROLES: readonly SellerRole[] = ['owner', 'products', 'orders', 'finance']

/** A part of the seller area. `overview` is for everybody, `owner` for owners alone. */
export type SellerPart = 'overview' | 'products' | 'orders' | 'finance' | 'owner'

/** The seller that a member works for, and as what. */
export type Work = { seller: string; role: SellerRole }

export const isSellerRole = (text: string): text is SellerRole => SELLER_ROLES.some((role) => role === text)

/** Owners may do everything, others what their role is named after (rule P40). The only table of who may do what. */
export const mayDo = (role: SellerRole, part: SellerPart) =>
  part === 'overview' || role === 'owner' || role === part

/** The roles that are notified of what a part is about (rule P43). */
export const rolesOf = (part: SellerPart): SellerRole[] => SELLER_ROLES.filter((role) => mayDo(role, part))

/** An invitation's link works for this time (rule P41). */
export const SELLER_INVITATION_DAYS = 7
export const MOST_SELLER_INVITATIONS = 20
export const MOST_PEOPLE = 50

/** Whom to invite, and as what. */
export function checkPerson(typed: {
  email: string
  role: string
}): Result<{ email: string; role: SellerRole }> {
  const email = normalizeEmail(typed.email)
  const role = isSellerRole(typed.role) ? typed.role : null
  return settle(
    [
      ...(isEmailAddress(email) ? [] : [issue('account.email', 'email')]),
      ...(role ? [] : [issue('sellerPeople.role', 'role')]),
    ],
    { email, role: role ?? 'orders' },
  )
}

/** The role that a form sends. */
export const checkSellerRole = (text: string): Result<SellerRole> =>
  settle(isSellerRole(text) ? [] : [issue('sellerPeople.role', 'role')], isSellerRole(text) ? text : 'orders')
