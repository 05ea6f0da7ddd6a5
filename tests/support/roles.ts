/** Who may come to the shop: the columns of the policy. */
export const ROLES = [
  'visitor',
  'buyer',
  'otherBuyer',
  'pendingSeller',
  'seller',
  'otherSeller',
  'suspendedSeller',
  'editor',
  'admin',
] as const

export type Role = (typeof ROLES)[number]
export type SignedIn = Exclude<Role, 'visitor'>

export const MEMBERS = [
  'buyer',
  'otherBuyer',
  'pendingSeller',
  'seller',
  'otherSeller',
  'suspendedSeller',
] as const satisfies readonly Role[]
export type Member = (typeof MEMBERS)[number]

export const STAFF = ['editor', 'admin'] as const satisfies readonly Role[]
export type StaffRole = (typeof STAFF)[number]

export const isMemberRole = (role: Role): role is Member => MEMBERS.some((member) => member === role)
export const isStaffRole = (role: Role): role is StaffRole => STAFF.some((staff) => staff === role)
