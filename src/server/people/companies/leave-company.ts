import { keepsOwner } from '@/domain/people/companies/role'
import { and, eq, inArray, isNull, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { publish } from '@/server/db/bus'
import { Refusal } from '@/server/db/refusal'
import { readOwed } from './credit'
import { lockCompany } from './lock-company'
import { lockColleagues, type CompanyMember } from './membership'

const {
  addresses,
  checkouts,
  companies,
  company_invitations,
  company_members,
  documents,
  job_lists,
  reservations,
  verifications,
} = tables

/** Locks what a member has ordered for a company and not paid, before its members are locked. */
export const lockUnpaidOf = (tx: Transaction, user: string) =>
  tx.select({ id: checkouts.id }).from(checkouts).where(unpaidOf(user)).orderBy(checkouts.id).for('update')

const unpaidOf = (user: string) =>
  and(
    eq(checkouts.buyer, user),
    eq(checkouts.status, 'pending_payment'),
    sql`${checkouts.company} is not null`,
  )

/**
 * Ends a membership, and with it what was ordered and not paid: its payment page is closed and its stock released by the worker, as of
 * an order whose time is over. Addresses, badge and exemptions stay with the company; lists go along, and are shared no longer. An only
 * owner cannot go while others are there; with its last member the company is closed, and its papers are kept (rules M97, M106, M143).
 */
export async function leaveCompany(tx: Transaction, user: string): Promise<CompanyMember | undefined> {
  await lockUnpaidOf(tx, user)
  const [own] = await tx
    .select({ company: company_members.company })
    .from(company_members)
    .where(eq(company_members.user, user))
  if (!own) return undefined
  const all = await lockColleagues(tx, own.company)
  const member = all.find((each) => each.user === user)
  if (!member) return undefined
  const others = all.filter((each) => each.user !== user)
  if (others.length > 0 && !keepsOwner(others.map(({ role }) => role)))
    throw new Refusal([{ code: 'company.lastOwner', path: '' }])
  if (others.length === 0) await refuseIfOwing(tx, member.company)
  await endUnpaid(tx, user)
  const heir = others.find(({ role }) => role === 'owner')?.user
  await (heir ? handOver(tx, member, heir) : closeCompany(tx, member))
  await endInvitationsOf(tx, member)
  await tx
    .update(job_lists)
    .set({ sharedWith: null })
    .where(and(eq(job_lists.user, user), eq(job_lists.sharedWith, member.company)))
  await tx.delete(company_members).where(eq(company_members.id, member.id))
  await publish(tx, { kind: 'member', id: user })
  return member
}

/** Nobody would be left to pay what is open on terms (rule M126). */
async function refuseIfOwing(tx: Transaction, company: string) {
  await lockCompany(tx, company)
  const owed = await readOwed(tx, company)
  if (owed > 0) throw new Refusal([{ code: 'company.owes', path: '' }])
}

/** What is being paid by a bank debit keeps its time, since its money is on the way; a new payment is not begun for it either. */
async function endUnpaid(tx: Transaction, user: string) {
  const ended = await tx
    .update(checkouts)
    .set({
      approval: 'withdrawn',
      expiresAt: sql`case when ${checkouts.bankDebitSince} is null then now() else ${checkouts.expiresAt} end`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        unpaidOf(user),
        or(isNull(checkouts.approval), inArray(checkouts.approval, ['waiting', 'approved'])),
      ),
    )
    .returning({ id: checkouts.id, bankDebitSince: checkouts.bankDebitSince })
  const ids = ended.flatMap(({ id, bankDebitSince }) => (bankDebitSince === null ? [id] : []))
  if (ids.length > 0)
    await tx
      .update(reservations)
      .set({ expiresAt: sql`now()` })
      .where(and(inArray(reservations.checkout, ids), eq(reservations.status, 'open')))
}

async function handOver(tx: Transaction, { user, company }: CompanyMember, heir: string) {
  const papers = tx
    .select({ id: verifications.document })
    .from(verifications)
    .where(eq(verifications.company, company))
  await tx
    .update(addresses)
    .set({ user: heir, isDefault: false })
    .where(and(eq(addresses.user, user), eq(addresses.sharedWith, company)))
  await tx
    .update(documents)
    .set({ owner: heir })
    .where(and(eq(documents.owner, user), inArray(documents.id, papers)))
  await tx
    .update(verifications)
    .set({ user: heir })
    .where(and(eq(verifications.user, user), eq(verifications.company, company)))
}

/** Nobody is left to read or change what is the company's alone; orders and invoices keep its name and number. */
async function closeCompany(tx: Transaction, { company }: CompanyMember) {
  await tx.update(addresses).set({ sharedWith: null }).where(eq(addresses.sharedWith, company))
  await tx.delete(company_invitations).where(eq(company_invitations.company, company))
  // What the founder brought along is the founder's again; an heir of it has no claim to the company's badge.
  const founder = tx.select({ id: companies.founder }).from(companies).where(eq(companies.id, company))
  await tx
    .update(verifications)
    .set({ company: null })
    .where(and(eq(verifications.company, company), inArray(verifications.user, founder)))
}

/** Whom somebody invited while an owner does not come in once that one is none (rule M97). */
export const endInvitationsOf = (
  tx: Transaction,
  { user, company }: Pick<CompanyMember, 'user' | 'company'>,
) =>
  tx
    .delete(company_invitations)
    .where(and(eq(company_invitations.company, company), eq(company_invitations.invitedBy, user)))
