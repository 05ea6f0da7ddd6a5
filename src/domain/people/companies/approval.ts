import type { Moves } from '@/domain/values/moves'
import type { CompanyRole } from './role'

export type ApprovalStatus = 'waiting' | 'approved' | 'declined' | 'withdrawn'

/**
 * An order of a company that is above its member's limit waits for an owner, who decides once (rule M100). What was approved ends with
 * the membership of who ordered it, as long as it is not paid.
 */
export const APPROVAL_MOVES: Moves<ApprovalStatus> = {
  waiting: { approved: ['buyer'], declined: ['buyer'], withdrawn: ['system'] },
  approved: { withdrawn: ['system'] },
  declined: {},
  withdrawn: {},
}

/** Cents; null is no limit. An owner has none (rule M99). */
export type SpendingLimits = { orderLimit: number | null; monthLimit: number | null }

type SpendingFacts = SpendingLimits & { role: CompanyRole; spent: number; total: number }

/** Whether an order waits for approval: always for a requester, above a limit for a buyer (rule M99). */
export function needsApproval({ role, orderLimit, monthLimit, spent, total }: SpendingFacts): boolean {
  if (role === 'owner') return false
  if (role !== 'buyer') return true
  return (orderLimit !== null && total > orderLimit) || (monthLimit !== null && spent + total > monthLimit)
}
