/** What a colleague does in a company (rule M96). */
export type CompanyRole = 'owner' | 'buyer' | 'requester' | 'accountant'

export const COMPANY_ROLES: readonly CompanyRole[] = ['owner', 'buyer', 'requester', 'accountant']

/** The company of a member, and what they do in it. */
export type Membership = { id: string; role: CompanyRole }

export const isCompanyRole = (text: string): text is CompanyRole =>
  COMPANY_ROLES.some((role) => role === text)

/** Owners and accountants read all orders and invoices of the company; the others their own (rule P37). */
export const readsAllOrders = (role: CompanyRole) => role === 'owner' || role === 'accountant'

/** An accountant reads and orders nothing (rule M96). */
export const ordersFor = (role: CompanyRole) => role !== 'accountant'

/** Whether a company keeps an owner when these members are as they are then (rule M97). */
export const keepsOwner = (roles: readonly CompanyRole[]) => roles.includes('owner')
