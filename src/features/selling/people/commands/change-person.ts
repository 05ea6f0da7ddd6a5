import { type Actor } from '@/domain/people/actor'
import { checkSellerRole } from '@/domain/people/sellers/seller-people'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import type { AuditAction } from '@/domain/staff/audit/event'
import { readMemberName } from '@/server/people/companies/member-names'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { command, must, Refusal } from '@/server/db/refusal'
import { endStreams, endWork, lockPeople, readEmployer, readSellerWork } from '@/server/people/sellers/people'
import { lockAsSellerOwner, type AsOwner } from './as-owner'

const { seller_invitations: invitations, seller_people: people } = tables

type PersonChange = { person: string; role: string }

/** An owner gives somebody another role, from their next request on; all owners are notified (rule P42). */
export const changePerson = (
  actor: Actor,
  { person: id, role: typed }: PersonChange,
): Promise<Result<object>> =>
  command(async (tx) => {
    const role = must(checkSellerRole(typed))
    const owner = await lockAsSellerOwner(tx, actor)
    const { seller, company } = owner
    const found = personIn(owner, id)
    if (found.role === role) return {}
    await tx
      .update(people)
      .set({ role, updatedAt: sql`now()` })
      .where(eq(people.id, id))
    if (role !== 'owner')
      await tx
        .delete(invitations)
        .where(and(eq(invitations.seller, seller), eq(invitations.invitedBy, found.user)))
    await endStreams(tx, found.user)
    const person = await readMemberName(tx, found.user)
    await notify(
      tx,
      { kind: 'people.changed', about: seller, user: seller, params: { company, person } },
      { kind: 'people.roleGiven', about: seller, user: found.user, params: { company } },
    )
    await note(tx, 'seller.person_changed', owner, { person: found.user, from: found.role, role })
    return {}
  })

/** An owner removes somebody, who opens nothing of the seller any more (rule P42). What they did stays with the seller. */
export const removePerson = (actor: Actor, id: string): Promise<Result<object>> =>
  command(async (tx) => {
    const owner = await lockAsSellerOwner(tx, actor)
    const { seller, company, me } = owner
    const found = personIn(owner, id)
    if (found.user === me) throw new Refusal([issue('sellerPeople.leaveInstead', '')])
    await endWork(tx, [found])
    const person = await readMemberName(tx, found.user)
    await notify(
      tx,
      { kind: 'people.left', about: seller, user: seller, params: { company, person } },
      { kind: 'people.removed', about: seller, user: found.user, params: { company } },
    )
    await note(tx, 'seller.person_removed', owner, { person: found.user, role: found.role })
    return {}
  })

/** Somebody stops working for a seller. Who registered it stays its owner (rule P39). */
export const leaveSeller = (user: string): Promise<Result<object>> =>
  command(async (tx) => {
    const known = await readSellerWork(tx, user)
    if (!known) throw new Refusal([issue('sellerPeople.founder', '')])
    const { seller } = known
    await lockPeople(tx, seller)
    const work = await readSellerWork(tx, user)
    if (work?.seller !== seller) throw new Refusal([issue('sellerPeople.founder', '')])
    await endWork(tx, [work])
    const company = (await readEmployer(tx, seller))?.company ?? '–'
    const params = { company, person: await readMemberName(tx, user) }
    await notify(tx, { kind: 'people.left', about: seller, user: seller, params })
    await note(tx, 'seller.person_left', { seller, me: user }, { role: work.role })
    return {}
  })

function personIn({ people: all, seller }: AsOwner, id: string) {
  if (id === seller) throw new Refusal([issue('sellerPeople.founder', '')])
  const found = all.find((each) => each.id === id)
  if (!found) throw new Refusal([issue('sellerPeople.gone', '')])
  return found
}

const note = (
  tx: Transaction,
  action: AuditAction,
  { seller, me }: Pick<AsOwner, 'seller' | 'me'>,
  details: Record<string, string>,
) =>
  recordAudit(tx, {
    action,
    actor: { kind: 'seller', id: me },
    subject: 'sellers',
    subjectId: seller,
    details,
  })
