import 'server-only'
import type { Quote } from '@/domain/cart/quote/quote'
import { ordersFor } from '@/domain/people/companies/role'
import type { MemberUser } from '@/server/auth/session/session'
import { readMemberNames } from '@/server/people/companies/member-names'
import { readMembership, readOwners } from '@/server/people/companies/membership'
import { mustBeDecided } from '@/server/people/companies/spending'
import { database } from '@/server/db/transaction'

/** What a member of a company reads before ordering (rule M101): that it waits, for whom, or that they cannot order. */
export type ApprovalNeed =
  { kind: 'refused' } | { kind: 'none'; company: true } | { kind: 'waits' | 'mayWait'; owners: string[] }

/** Null for who orders for themselves. Without its shipping cost the total is not final: it may wait then. */
export async function getApprovalNeed(
  { id, membership }: MemberUser,
  { total, isFinal }: Pick<Quote, 'total' | 'isFinal'>,
): Promise<ApprovalNeed | null> {
  if (!membership) return null
  const db = await database()
  const member = await readMembership(db, id)
  if (!member) return null
  if (!ordersFor(member.role)) return { kind: 'refused' }
  const waits = await mustBeDecided(db, member, total)
  const isLimited = member.orderLimit !== null || member.monthLimit !== null
  if (!waits && (isFinal || !isLimited)) return { kind: 'none', company: true }
  const owners = await readOwners(db, member.company)
  const names = await readMemberNames(db, owners)
  return { kind: waits ? 'waits' : 'mayWait', owners: owners.map((owner) => names.get(owner) ?? '–') }
}
