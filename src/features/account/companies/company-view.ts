import type { SpendingLimits } from '@/domain/people/companies/approval'
import type { CompanyRole } from '@/domain/people/companies/role'

export type Colleague = SpendingLimits & {
  id: string
  name: string
  role: CompanyRole
  isMe: boolean
}

/** An order that waits for an owner (rule M100). */
export type WaitingOrder = {
  checkout: string
  order: string
  number: string
  /** How many orders its payment has, one per seller. */
  orders: number
  person: string
  total: number
  until: string | null
}

/** A company as one of its members reads it. What only owners read is empty for the others. */
export type CompanyView = {
  id: string
  name: string
  businessNumber: string
  role: CompanyRole
  /** Ordered this month without an owner's decision, where that is limited. */
  spent: number | null
  colleagues: Colleague[]
  invitations: { id: string; email: string; role: CompanyRole; expiresAt: string }[]
  waiting: WaitingOrder[]
  /** How many wait beside these. */
  moreWaiting: number
}
