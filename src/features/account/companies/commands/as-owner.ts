import type { Actor } from '@/domain/people/actor'
import { issue } from '@/domain/result'
import { lockOpenMember } from '@/server/people/lock-open-member'
import { lockColleagues, readMembership, type CompanyMember } from '@/server/people/companies/membership'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'

/** The member who acts, whose account is open. */
export async function lockActor(tx: Transaction, actor: Actor) {
  if (!('id' in actor) || actor.kind === 'staff') throw new Refusal([issue('account.signIn', '')])
  return { id: actor.id, ...(await lockOpenMember(tx, actor.id)) }
}

/** All members of the actor's company, locked, for its owners alone (rule M97): as of now, not as the request began. */
export async function lockAsCompanyOwner(
  tx: Transaction,
  actor: Actor,
): Promise<{ me: CompanyMember; all: CompanyMember[] }> {
  const { id } = await lockActor(tx, actor)
  const known = await readMembership(tx, id)
  const all = known ? await lockColleagues(tx, known.company) : []
  const me = all.find(({ user }) => user === id)
  if (me?.role !== 'owner') throw new Refusal([issue('company.ownersOnly', '')])
  return { me, all }
}
