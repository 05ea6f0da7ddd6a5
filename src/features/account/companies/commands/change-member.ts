import { checkRole, type TypedRole } from '@/domain/people/companies/company'
import { keepsOwner } from '@/domain/people/companies/role'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { endInvitationsOf, leaveCompany, lockUnpaidOf } from '@/server/people/companies/leave-company'
import { readMemberName } from '@/server/people/companies/member-names'
import { readOwners } from '@/server/people/companies/membership'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { command, must, Refusal } from '@/server/db/refusal'
import { lockActor, lockAsCompanyOwner } from './as-owner'

const { companies, company_members } = tables

type MemberChange = { member: string; typed: TypedRole; locale: Locale }

/** An owner gives a colleague another role or other limits; one owner stays (rules M97, M99). What is ordered already stays as it is. */
export const changeMember = (
  actor: Actor,
  { member, typed, locale }: MemberChange,
): Promise<Result<object>> =>
  command(async (tx) => {
    const terms = must(checkRole(typed, locale))
    const { me, all } = await lockAsCompanyOwner(tx, actor)
    const found = all.find(({ id }) => id === member)
    if (!found) throw new Refusal([issue('company.noColleague', '')])
    const roles = all.map(({ id, role }) => (id === member ? terms.role : role))
    if (!keepsOwner(roles)) throw new Refusal([issue('company.lastOwner', 'role')])
    await tx
      .update(company_members)
      .set({ ...terms, updatedAt: sql`now()` })
      .where(eq(company_members.id, member))
    if (terms.role !== 'owner') await endInvitationsOf(tx, found)
    if (found.user !== me.user)
      await notify(tx, {
        kind: 'company.roleChanged',
        about: me.company,
        user: found.user,
        params: { company: await nameOfCompany(tx, me.company) },
      })
    return {}
  })

/** An owner removes a colleague: what that one ordered and has not paid ends (rule M106). */
export const removeMember = (actor: Actor, member: string): Promise<Result<object>> =>
  command(async (tx) => {
    const user = await userOf(tx, member)
    // Before the members, as a payment and a decision lock them.
    if (user) await lockUnpaidOf(tx, user)
    const { me, all } = await lockAsCompanyOwner(tx, actor)
    const found = all.find(({ id }) => id === member)
    if (!found) throw new Refusal([issue('company.noColleague', '')])
    if (found.user === me.user) throw new Refusal([issue('company.leaveInstead', '')])
    await leaveCompany(tx, found.user)
    await notify(tx, {
      kind: 'company.removed',
      about: me.company,
      user: found.user,
      params: { company: await nameOfCompany(tx, me.company) },
    })
    return {}
  })

/** A member leaves, unless they are the only owner of others; the last one closes the company. */
export const leaveAsColleague = (actor: Actor): Promise<Result<object>> =>
  command(async (tx) => {
    const { id: user } = await lockActor(tx, actor)
    const left = await leaveCompany(tx, user)
    if (!left) throw new Refusal([issue('company.none', '')])
    const { company } = left
    const params = { company: await nameOfCompany(tx, company), person: await readMemberName(tx, user) }
    const owners = await readOwners(tx, company)
    await notify(
      tx,
      ...owners.map((owner) => ({ kind: 'company.left' as const, about: company, user: owner, params })),
    )
    return {}
  })

async function userOf(tx: Transaction, member: string) {
  const [row] = await tx
    .select({ user: company_members.user })
    .from(company_members)
    .where(eq(company_members.id, member))
  return row?.user
}

async function nameOfCompany(tx: Transaction, company: string) {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, company))
  return row?.name ?? '–'
}
