import { randomBytes, randomUUID } from 'node:crypto'
import {
  checkInvitation,
  COLLEAGUE_INVITATION_DAYS,
  MOST_COLLEAGUES,
  MOST_COLLEAGUE_INVITATIONS,
  type TypedRole,
} from '@/domain/people/companies/company'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { normalizeEmail } from '@/domain/people/email'
import { issue, type Result } from '@/domain/result'
import { readMemberName } from '@/server/people/companies/member-names'
import { lockColleagues, lockMembership, readOwners } from '@/server/people/companies/membership'
import { advisoryLock } from '@/server/db/locks'
import { hashOf } from '@/server/auth/sign-up/tokens'
import { and, eq, gt, isNull, ne, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { notify } from '@/server/talk/notify'
import { getTranslations } from '@/server/texts/translations'
import { must, Refusal, refusalAsIssues } from '@/server/db/refusal'
import { lockActor, lockAsCompanyOwner } from './as-owner'

const { companies, company_invitations: invitations, company_members, users } = tables

type InvitationInput = { typed: TypedRole & { email: string }; locale: Locale }

/** Invites somebody by email, in their language if they are a member, or once more: the earlier link no longer works (rule M98). */
export const inviteColleagueByEmail = (
  actor: Actor,
  { typed, locale }: InvitationInput,
): Promise<Result<object>> =>
  refusalAsIssues(() =>
    inTransaction(async (tx, inside) => {
      const { email, ...terms } = must(checkInvitation(typed, locale))
      const { me, all } = await lockAsCompanyOwner(tx, actor)
      await refuseColleague(tx, me.company, email)
      const open = await tx
        .select({ id: invitations.id })
        .from(invitations)
        .where(
          and(
            eq(invitations.company, me.company),
            ne(invitations.email, email),
            gt(invitations.expiresAt, sql`now()`),
          ),
        )
      if (open.length >= MOST_COLLEAGUE_INVITATIONS || all.length >= MOST_COLLEAGUES)
        throw new Refusal([issue('company.full', 'email', { max: MOST_COLLEAGUE_INVITATIONS })])
      const secret = randomBytes(32).toString('base64url')
      const written = {
        ...terms,
        invitedBy: me.user,
        tokenHash: hashOf(secret),
        expiresAt: sql`now() + ${COLLEAGUE_INVITATION_DAYS} * interval '1 day'`,
      }
      await tx
        .insert(invitations)
        .values({ id: randomUUID(), company: me.company, email, ...written })
        .onConflictDoUpdate({
          target: [invitations.company, invitations.email],
          set: { ...written, updatedAt: sql`now()` },
        })
      const spoken = (await localeOfMember(tx, email)) ?? locale
      const params = {
        person: await readMemberName(tx, me.user),
        company: await companyName(tx, me.company),
        role: getTranslations({ locale: spoken, namespace: 'company' })(`roles.${terms.role}`),
        path: `/company/join?token=${secret}`,
      }
      await queueEmail(inside, { template: 'companyInvited', params, to: email, locale: spoken })
      return {}
    }),
  )

async function refuseColleague(tx: Transaction, company: string, email: string) {
  const [found] = await tx
    .select({ id: company_members.id })
    .from(company_members)
    .innerJoin(users, eq(users.id, company_members.user))
    .where(and(eq(company_members.company, company), eq(sql`lower(${users.email})`, email)))
  if (found) throw new Refusal([issue('company.colleague', 'email')])
}

async function localeOfMember(tx: Transaction, email: string): Promise<Locale | undefined> {
  const isTheirs = and(eq(sql`lower(${users.email})`, email), isNull(users.deletedAt))
  const [member] = await tx.select({ locale: users.locale }).from(users).where(isTheirs)
  return member?.locale
}

async function companyName(tx: Transaction, company: string) {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, company))
  return row?.name ?? '–'
}

/** An owner takes an invitation back. */
export const withdrawCompanyInvitation = (actor: Actor, invitation: string): Promise<Result<object>> =>
  refusalAsIssues(() =>
    inTransaction(async (tx) => {
      const { me } = await lockAsCompanyOwner(tx, actor)
      const gone = await tx
        .delete(invitations)
        .where(and(eq(invitations.id, invitation), eq(invitations.company, me.company)))
        .returning({ id: invitations.id })
      if (gone.length === 0) throw new Refusal([issue('company.invitationGone', '')])
      return {}
    }),
  )

/**
 * Follows an invitation, once, by the account with the email address that it was sent to: a link that is passed on admits nobody else
 * (rule M98). Its company is locked before the invitation, as an owner who withdraws it does.
 */
export const joinCompany = (actor: Actor, secret: string): Promise<Result<{ company: string }>> =>
  refusalAsIssues(() =>
    inTransaction(async (tx) => {
      const { id: user, email } = await lockActor(tx, actor)
      const isIt = and(eq(invitations.tokenHash, hashOf(secret)), gt(invitations.expiresAt, sql`now()`))
      const [known] = await tx.select({ company: invitations.company }).from(invitations).where(isIt)
      if (!known) throw new Refusal([issue('company.invitationGone', '')])
      const { company } = known
      await advisoryLock(tx, 'company', user)
      if (await lockMembership(tx, user)) throw new Refusal([issue('company.already', '')])
      const colleagues = await lockColleagues(tx, company)
      const [found] = await tx.select().from(invitations).where(isIt).for('update')
      if (!found || colleagues.length === 0) throw new Refusal([issue('company.invitationGone', '')])
      if (normalizeEmail(email) !== found.email) throw new Refusal([issue('company.otherEmail', '')])
      const { role, orderLimit, monthLimit } = found
      await tx
        .insert(company_members)
        .values({ id: randomUUID(), company, user, role, orderLimit, monthLimit })
      await tx.delete(invitations).where(eq(invitations.id, found.id))
      const params = { company: await companyName(tx, company), person: await readMemberName(tx, user) }
      const owners = (await readOwners(tx, company)).filter((owner) => owner !== user)
      await notify(
        tx,
        ...owners.map((owner) => ({
          kind: 'company.joined' as const,
          about: company,
          user: owner,
          params,
        })),
      )
      return { company }
    }),
  )

/** What the page of an invitation says before it is followed; null for a link that does not work (any more). */
export async function readCompanyInvitation(tx: Pick<Transaction, 'select'>, secret: string) {
  const [found] = await tx
    .select({ company: companies.name, role: invitations.role, email: invitations.email })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.company))
    .where(and(eq(invitations.tokenHash, hashOf(secret)), gt(invitations.expiresAt, sql`now()`)))
  return found ?? null
}
