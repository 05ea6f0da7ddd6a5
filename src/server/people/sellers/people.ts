import type { SellerRole } from '@/domain/people/sellers/seller-people'
import { publish } from '@/server/db/bus'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, inArray, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database, Transaction } from '@/server/db/transaction'

const { notifications, seller_invitations: invitations, seller_people: people, sellers, users } = tables

export type SellerPerson = { id: string; user: string; role: SellerRole }

/**
 * Changes of who belongs to a seller wait here for one another, before any row is locked: an owner is always left, and nobody joins a seller
 * that is being closed.
 */
export const lockPeople = (tx: Transaction, seller: string) => advisoryLock(tx, 'seller people', seller)

/** Who works for a seller besides who registered it, in the order of their coming. */
export const readPeople = (db: Database, seller: string): Promise<SellerPerson[]> =>
  db
    .select({ id: people.id, user: people.user, role: people.role })
    .from(people)
    .where(eq(people.seller, seller))
    .orderBy(people.createdAt, people.id)

/** The seller that a member works for, as last committed. */
export async function readSellerWork(
  db: Database,
  user: string,
): Promise<(SellerPerson & { seller: string }) | undefined> {
  const [found] = await db
    .select({ id: people.id, user: people.user, role: people.role, seller: people.seller })
    .from(people)
    .where(eq(people.user, user))
  return found
}

/** The company of a seller whose account is there, and whether it may act. */
export async function readEmployer(db: Database, seller: string) {
  const [found] = await db
    .select({ company: sellers.company, status: sellers.status })
    .from(sellers)
    .innerJoin(users, and(eq(users.id, sellers.id), isNull(users.deletedAt)))
    .where(eq(sellers.id, seller))
  return found
}

/**
 * Ends what these people do for their seller: they are buyers again, their streams end, their notifications of it are deleted,
 * whom they invited does not come in (rule P42).
 */
export async function endWork(tx: Transaction, leaving: readonly SellerPerson[]) {
  const ids = leaving.map(({ user }) => user).toSorted()
  if (ids.length === 0) return
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('no key update')
  await tx.delete(people).where(inArray(people.user, ids))
  await tx.delete(invitations).where(inArray(invitations.invitedBy, ids))
  // Of no other seller: who works for one has none of their own.
  await tx
    .delete(notifications)
    .where(and(inArray(notifications.user, ids), eq(notifications.side, 'seller')))
  await tx
    .update(users)
    .set({ userType: 'buyer', updatedAt: sql`now()` })
    .where(inArray(users.id, ids))
  for (const id of ids) await endStreams(tx, id)
}

/** Open pages ask anew who their reader is; nobody is signed out. */
export const endStreams = (tx: Transaction, id: string) => publish(tx, { kind: 'sessions', id })
