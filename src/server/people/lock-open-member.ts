import { issue } from '@/domain/result'
import { Refusal } from '@/server/db/refusal'
import { and, eq, isNull } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { users } = tables

/** A closed or suspended account changes nothing; a deletion that is under way is waited for. */
export async function lockOpenMember(tx: Transaction, member: string) {
  const [open] = await tx
    .select({ email: users.email, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, member), isNull(users.deletedAt)))
    .for('key share')
  if (!open) throw new Refusal([issue('account.signIn', '')])
  if (open.suspendedAt !== null) throw new Refusal([issue('account.suspended', '')])
  return { email: open.email }
}
