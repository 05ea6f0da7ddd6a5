import { randomUUID } from 'node:crypto'
import { checkCompany } from '@/domain/people/companies/company'
import type { Actor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { lockMembership } from '@/server/people/companies/membership'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { command, must, Refusal } from '@/server/db/refusal'
import { lockActor, lockAsCompanyOwner } from './as-owner'

const { companies, company_members, verifications } = tables

type CompanyInput = { name: string; businessNumber: string }

/** Makes a company of which the member is the owner; their badge and exemptions are the company's from then on (rules M95, M105). */
export const foundCompany = (actor: Actor, typed: CompanyInput): Promise<Result<{ company: string }>> =>
  command(async (tx) => {
    const facts = must(checkCompany(typed))
    const { id: user } = await lockActor(tx, actor)
    await advisoryLock(tx, 'company', user)
    if (await lockMembership(tx, user)) throw new Refusal([issue('company.already', '')])
    const company = randomUUID()
    await tx.insert(companies).values({ id: company, ...facts, founder: user })
    await tx.insert(company_members).values({ id: randomUUID(), company, user, role: 'owner' })
    await tx
      .update(verifications)
      .set({ company })
      .where(and(eq(verifications.user, user), isNull(verifications.company)))
    return { company }
  })

/** An owner changes name or business number. */
export const changeCompany = (actor: Actor, typed: CompanyInput): Promise<Result<object>> =>
  command(async (tx) => {
    const facts = must(checkCompany(typed))
    const { me } = await lockAsCompanyOwner(tx, actor)
    await tx
      .update(companies)
      .set({ ...facts, updatedAt: sql`now()` })
      .where(eq(companies.id, me.company))
    return {}
  })
