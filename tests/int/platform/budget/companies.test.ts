import { afterAll, beforeAll } from 'vitest'
import { dueDayOf } from '@/domain/people/companies/terms'
import { getApprovalNeed } from '@/features/buying/checkout/company/approval-need'
import {
  approve,
  changeCompanyAction,
  changeColleague,
  declineOrderAction,
  foundCompanyAction,
  inviteColleague,
  joinCompanyAction,
  leaveCompanyNow,
  removeColleague,
  withdrawInvitationAction,
} from '@/features/account/companies/company-actions'
import { inviteColleagueByEmail } from '@/features/account/companies/commands/invite'
import { getTermsOption } from '@/features/buying/checkout/company/terms-option'
import { getCompanyTerms } from '@/features/account/companies/get-company-terms'
import { listReceivables } from '@/admin/money/list-receivables'
import { getCompany } from '@/features/account/companies/get-company'
import { listCompanyOrders } from '@/features/account/companies/list-company-orders'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { openCompanies, type Companies } from '~/tests/support/shop/companies'

let world: Companies
beforeAll(async () => {
  world = await openCompanies()
})
afterAll(() => world.shop.close())

const me = () => world.shop.ids.users.buyer
const browser = () => openBrowser(world.shop.tokens.buyer)
const ROLE = { role: 'buyer', orderLimit: '500', monthLimit: '' }

/** The buyer of the sample world, as the owner of a new company with a requester. */
async function owned() {
  const { owner, company } = await world.company()
  await world.shop.query('delete from company_members where user_id in ($1, $2)', [owner, me()])
  await world.shop.query(
    "insert into company_members (id, company_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')",
    [company, me()],
  )
  const user = await world.colleague(company, 'requester')
  return { company, user, member: await world.memberRow(user) }
}

async function asked() {
  const { user } = await owned()
  return world.shop.order(user, { [await world.shop.product({ stock: 1000 })]: 10 })
}

/** One order on terms of the buyer of the sample world. */
async function onTerms() {
  const { company } = await owned()
  await world.shop.query('update companies set net_days = 30, credit_limit = 2000000 where id = $1', [
    company,
  ])
  const lines = { [await world.shop.product({ stock: 1000 })]: 10 }
  return world.shop.order(me(), lines, { provider: 'terms', dueOn: dueDayOf(30, new Date()) })
}

async function invited(by: string, email: string) {
  await inviteColleagueByEmail(await world.actor(by), { typed: { ...ROLE, email }, locale: 'en' })
  const [mail] = await world.shop.query<{ params: string }>(
    `select params from emails where "to" = $1 order by created_at desc limit 1`,
    [email],
  )
  return (JSON.parse(mail?.params ?? '{}') as { path: string }).path.replace('/company/join?token=', '')
}

keepBudget('companies', {
  'read a company as its owner': async () => {
    await asked()
    return async () => getCompany(await world.as(me()))
  },
  'read all orders of a company': async () => {
    await asked()
    return async () => listCompanyOrders(await world.as(me()), 1)
  },
  'read for whom an order will wait': async () => {
    const { user } = await owned()
    return async () => getApprovalNeed(await world.as(user), { total: 100_00, isFinal: true })
  },
  'read the terms of a company with one open invoice': async () => {
    await onTerms()
    return async () => getCompanyTerms(await world.as(me()))
  },
  'read what companies owe': async () => {
    await onTerms()
    return async () => listReceivables({ overdueOnly: false, page: 1 })
  },
  'read how an order is paid on terms': async () => {
    await onTerms()
    const quote = { total: 100_00, isFinal: true }
    return async () => getTermsOption(await world.as(me()), quote, null, 'en')
  },
  'account/companies/company-actions foundCompanyAction': async () => {
    await world.shop.query('delete from company_members where user_id = $1', [me()])
    return () => browser().submit(foundCompanyAction, { name: 'Han River', businessNumber: '1' })
  },
  'account/companies/company-actions changeCompanyAction': async () => {
    await owned()
    return () => browser().submit(changeCompanyAction, { name: 'Han River', businessNumber: '1' })
  },
  'account/companies/company-actions inviteColleague': async () => {
    await owned()
    return () => browser().submit(inviteColleague, { ...ROLE, email: 'guest@maru.test' })
  },
  'account/companies/company-actions withdrawInvitationAction': async () => {
    const { company } = await owned()
    await invited(me(), 'guest@maru.test')
    const [row] = await world.shop.query<{ id: string }>(
      'select id from company_invitations where company_id = $1',
      [company],
    )
    return () => browser().submit(withdrawInvitationAction, { invitation: row?.id ?? '' })
  },
  'account/companies/company-actions joinCompanyAction': async () => {
    await world.shop.query('delete from company_members where user_id = $1', [me()])
    const { owner } = await world.company()
    const token = await invited(owner, 'buyer@maru.test')
    return () => browser().submit(joinCompanyAction, { token })
  },
  'account/companies/company-actions changeColleague': async () => {
    const { member } = await owned()
    return () => browser().submit(changeColleague, { ...ROLE, member })
  },
  'account/companies/company-actions removeColleague': async () => {
    const { member } = await owned()
    return () => browser().submit(removeColleague, { member })
  },
  'account/companies/company-actions leaveCompanyNow': async () => {
    const { company } = await owned()
    await world.colleague(company, 'owner')
    return () => browser().submit(leaveCompanyNow, {})
  },
  'account/companies/company-actions approve': async () => {
    const { checkout } = await asked()
    return () => browser().submit(approve, { checkout })
  },
  'account/companies/company-actions declineOrderAction': async () => {
    const { checkout } = await asked()
    return () => browser().submit(declineOrderAction, { checkout, reason: 'Next month.' })
  },
})
