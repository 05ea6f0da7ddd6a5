import { personOf, type Actor } from '@/domain/people/actor'
import { issue } from '@/domain/result'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'
import { lockPeople, readEmployer, readPeople, type SellerPerson } from '@/server/people/sellers/people'

const { users } = tables

export type AsOwner = {
  seller: string
  company: string
  /** The owner who acts. */
  me: string
  people: SellerPerson[]
}

/** A closed or suspended account changes nothing. */
async function refuseClosed(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ deletedAt: users.deletedAt, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('key share')
  if (!found || found.deletedAt) throw new Refusal([issue('account.signIn', '')])
  if (found.suspendedAt) throw new Refusal([issue('account.suspended', '')])
}

/**
 * The people of the actor's seller, locked, for its owners alone: as of now, not as the request began (rule P42). `actor` is
 * the seller, with the person.
 */
export async function lockAsSellerOwner(tx: Transaction, actor: Actor): Promise<AsOwner> {
  if (actor.kind !== 'seller') throw new Refusal([issue('sellerPeople.ownersOnly', '')])
  const { id: seller } = actor
  const me = personOf(actor)
  await lockPeople(tx, seller)
  await refuseClosed(tx, me)
  const employer = await readEmployer(tx, seller)
  const people = await readPeople(tx, seller)
  const isOwner = me === seller || people.some(({ user, role }) => user === me && role === 'owner')
  if (!employer || !isOwner) throw new Refusal([issue('sellerPeople.ownersOnly', '')])
  if (employer.status !== 'active') throw new Refusal([issue('sellerPeople.notActive', '')])
  return { seller, company: employer.company, me, people }
}
