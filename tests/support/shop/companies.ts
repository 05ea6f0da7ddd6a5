import { randomUUID } from 'node:crypto'
import type { CompanyRole } from '@/domain/people/companies/role'
import { actorOfUser } from '@/domain/people/actor'
import { decideCompanyOrder } from '@/features/account/companies/commands/decide'
import { foundCompany } from '@/features/account/companies/commands/found-company'
import { findMember } from '@/server/auth/sign-up/find-member'
import type { MemberUser } from '@/server/auth/session/session'
import { openShop } from './open-shop'

export type Limits = { orderLimit?: number; monthLimit?: number }

/** The shop, with companies that buy. */
export async function openCompanies() {
  const shop = await openShop()

  /** A member as a request of theirs carries them now. */
  const as = async (id: string) => (await findMember(id)) as MemberUser
  const actor = async (id: string) => actorOfUser(await as(id))

  async function company() {
    const owner = await shop.buyer()
    const done = await foundCompany(
      { kind: 'buyer', id: owner },
      { name: 'Han River Builders', businessNumber: '123456782' },
    )
    if (!done.ok) throw new Error(JSON.stringify(done.issues))
    return { owner, company: done.value.company }
  }

  /** One more member of a company, as an invitation leaves them. */
  async function colleague(of: string, role: CompanyRole, { orderLimit, monthLimit }: Limits = {}) {
    const user = await shop.buyer()
    await shop.query(
      `insert into company_members (id, company_id, user_id, role, order_limit, month_limit)
       values ($1, $2, $3, $4::enum_company_members_role, $5, $6)`,
      [randomUUID(), of, user, role, orderLimit ?? null, monthLimit ?? null],
    )
    return user
  }

  const memberRow = async (user: string) =>
    (await shop.query<{ id: string }>('select id from company_members where user_id = $1', [user]))[0]?.id ??
    ''

  const approvalOf = async (checkout: string) => (await shop.checkoutRow(checkout)).approval

  const say = async (user: string, checkout: string, to: 'approved' | 'declined', reason = '') =>
    decideCompanyOrder(await actor(user), { checkout, to, reason })

  return { shop, as, actor, company, colleague, memberRow, approvalOf, say }
}

export type Companies = Awaited<ReturnType<typeof openCompanies>>
