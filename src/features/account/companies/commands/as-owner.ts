import type { Actor } from '@/domain/people/actor'
import { issue } from '@/domain/result'
import { lockColleagues, readMembership, type CompanyMember } from '@/server/people/companies/membership'
import { and, eq, isNull } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'

const { users } = tables

/** A closed or suspended account changes nothing; a deletion that is under way is waited for. */
export async function lockOpenMember(tx: Transaction, actor: Actor) {
  if (!('id' in actor) || actor.kind === 'staff') throw new Refusal([issue('account.signIn', '')])
  const [open] = await tx
    .select({ email: users.email, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, actor.id), isNull(users.deletedAt)))
    .for('key share')
  if (!open) throw new Refusal([issue('account.signIn', '')])
  if (open.suspendedAt !== null) throw new Refusal([issue('account.suspended', '')])
  return { id: actor.id, email: open.email }
}

/** All members of the actor's company, locked, for its owners alone (rule M97): as of now, not as the request began. */
export async function lockAsCompanyOwner(
  tx: Transaction,
  actor: Actor,
): Promise<{ me: CompanyMember; all: CompanyMember[] }> {
  const { id } = await lockOpenMember(tx, actor)
  const known = await readMembership(tx, id)
  const all = known ? await lockColleagues(tx, known.company) : []
  const me = all.find(({ user }) => user === id)
  if (me?.role !== 'owner') throw new Refusal([issue('company.ownersOnly', '')])
  return { me, all }
}
