import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  changeMember,
  leaveAsColleague,
  removeMember,
} from '@/features/account/companies/commands/change-member'
import { changeCompany, foundCompany } from '@/features/account/companies/commands/found-company'
import {
  inviteColleagueByEmail,
  joinCompany,
  readCompanyInvitation,
  withdrawCompanyInvitation,
} from '@/features/account/companies/commands/invite'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { getBuyerStanding } from '@/features/account/verification/get-buyer-standing'
import { readBuyerTerms } from '@/server/cart/quote/read-terms'
import { database, inTransaction } from '@/server/db/transaction'
import { openCompanies, type Companies } from '~/tests/support/shop/companies'
import { codes } from '~/tests/support/shop/price-requests'

let world: Companies
let shop: Companies['shop']
beforeAll(async () => {
  world = await openCompanies()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const typed = (more: object = {}) => ({ role: 'buyer', orderLimit: '500', monthLimit: '', ...more })
const emailOf = (user: string) => `${user}@maru.test`

async function invited(owner: string, email: string, more: object = {}) {
  const done = await inviteColleagueByEmail(await world.actor(owner), {
    typed: { ...typed(more), email },
    locale: 'fr',
  })
  if (!done.ok) throw new Error(codes(done))
  const [mail] = await shop.query<{ params: string }>(
    `select params from emails where template = 'companyInvited' and "to" = $1 order by created_at desc limit 1`,
    [email],
  )
  const { path } = JSON.parse(mail?.params ?? '{}') as { path: string }
  return path.replace('/company/join?token=', '')
}
const memberOf = async (user: string) =>
  (
    await shop.query<{ company_id: string; role: string; order_limit: string | null }>(
      'select company_id, role::text, order_limit from company_members where user_id = $1',
      [user],
    )
  )[0]

describe('a company', () => {
  test('is made once by a member, who is its owner, in whatever is typed (M95)', async () => {
    const user = await shop.buyer()
    const me = { kind: 'buyer', id: user } as const
    expect(codes(await foundCompany(me, { name: ' \0', businessNumber: 'x'.repeat(90_000) }))).toBe(
      'name: account.company, businessNumber: registration.required, businessNumber: address.tooLong',
    )
    const facts = { name: 'Bow & Sons\0 Ltd.', businessNumber: '12345 6782' }
    const twice = await Promise.all([foundCompany(me, facts), foundCompany(me, facts)])
    expect(twice.map(codes).toSorted()).toEqual(['company.already', 'ok'])
    expect((await world.as(user)).membership?.role).toBe('owner')
    expect(codes(await changeCompany(me, { name: 'Bow', businessNumber: '1' }))).toBe('ok')
    expect(codes(await changeCompany({ kind: 'buyer', id: await shop.buyer() }, facts))).toBe(
      'company.ownersOnly',
    )
    const staff = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    expect(codes(await foundCompany(staff, facts))).toBe('account.signIn')
  })

  test('owns badge and exemptions of its founder, also for colleagues, and keeps them when the founder leaves (M105)', async () => {
    const founder = await shop.buyer()
    await shop.query(
      `insert into verifications (id, user_id, kind, number, province, status) values
        ($2, $1, 'gst', '123456782RT0001', null, 'verified'), ($3, $1, 'pst_exemption', 'PST-1234-5678', 'BC', 'verified')`,
      [founder, randomUUID(), randomUUID()],
    )
    await foundCompany({ kind: 'buyer', id: founder }, { name: 'Badge', businessNumber: '1' })
    const { company_id: company = '' } = (await memberOf(founder)) ?? {}
    const user = await world.colleague(company, 'requester')
    const second = await world.colleague(company, 'owner')
    const standing = async (id: string) => [
      (await getBuyerStanding(await world.as(id))).status,
      (await readBuyerTerms(await database(), id, 'BC')).exempt.length > 0,
    ]
    expect(await standing(user)).toEqual(['verified', true])
    expect(codes(await leaveAsColleague(await world.actor(founder)))).toBe('ok')
    expect(await standing(second)).toEqual(['verified', true])
    expect(await standing(founder)).toEqual(['none', false])
  })
})

describe('an invitation', () => {
  test('is followed once, within its days, by the account of its address alone (M98)', async () => {
    const { owner, company } = await world.company()
    const [guest, stranger] = [await shop.buyer(), await shop.buyer()]
    const secret = await invited(owner, emailOf(guest))
    expect(await readCompanyInvitation(await database(), secret)).toMatchObject({ role: 'buyer' })
    expect(codes(await joinCompany(await world.actor(stranger), secret))).toBe('company.otherEmail')
    expect(codes(await joinCompany(await world.actor(guest), 'x'.repeat(100_000)))).toBe(
      'company.invitationGone',
    )
    const guestActor = await world.actor(guest)
    const done = await Promise.all([1, 2, 3].map(() => joinCompany(guestActor, secret)))
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await memberOf(guest)).toEqual({ company_id: company, role: 'buyer', order_limit: '50000' })
    const other = await world.company()
    const second = await invited(other.owner, emailOf(guest))
    expect(codes(await joinCompany(await world.actor(guest), second))).toBe('company.already')
    expect(
      codes(
        await inviteColleagueByEmail(await world.actor(owner), {
          typed: { ...typed(), email: emailOf(guest) },
          locale: 'en',
        }),
      ),
    ).toBe('email: company.colleague')
  })

  test('ends after seven days, when it is sent again, or when an owner takes it back (M98)', async () => {
    const { owner } = await world.company()
    const guest = await shop.buyer()
    const first = await invited(owner, emailOf(guest))
    const second = await invited(owner, emailOf(guest))
    const join = async (secret: string) => codes(await joinCompany(await world.actor(guest), secret))
    expect(await join(first)).toBe('company.invitationGone')
    const [row] = await shop.query<{ id: string; days: number }>(
      `select id, round(extract(epoch from expires_at - now()) / 86400)::int as days from company_invitations where email = $1`,
      [emailOf(guest)],
    )
    expect(row?.days).toBe(7)
    const stranger = await world.company()
    expect(codes(await withdrawCompanyInvitation(await world.actor(stranger.owner), row?.id ?? ''))).toBe(
      'company.invitationGone',
    )
    await shop.query('update company_invitations set expires_at = now() where email = $1', [emailOf(guest)])
    expect(await join(second)).toBe('company.invitationGone')
    const third = await invited(owner, emailOf(guest))
    expect(codes(await withdrawCompanyInvitation(await world.actor(owner), row?.id ?? ''))).toBe('ok')
    expect(await join(third)).toBe('company.invitationGone')
  })
})

describe('members of a company', () => {
  test('are changed and removed by its owners alone (M97)', async () => {
    const { owner, company } = await world.company()
    const user = await world.colleague(company, 'buyer')
    const stranger = await world.company()
    const member = await world.memberRow(user)
    const others = [user, await world.colleague(company, 'accountant'), await shop.buyer()]
    for (const other of others) {
      const actor = await world.actor(other)
      expect(
        codes(await changeMember(actor, { member, typed: typed({ role: 'owner' }), locale: 'en' })),
      ).toBe('company.ownersOnly')
      expect(codes(await removeMember(actor, member))).toBe('company.ownersOnly')
    }
    expect(codes(await removeMember(await world.actor(stranger.owner), member))).toBe('company.noColleague')
    const mine = await world.actor(owner)
    expect(codes(await changeMember(mine, { member, typed: typed(), locale: 'en' }))).toBe('ok')
    expect(await memberOf(user)).toMatchObject({ role: 'buyer', order_limit: '50000' })
    // An actor of an earlier moment: what counts is what is stored.
    await shop.query('delete from company_members where user_id = $1', [owner])
    expect(codes(await removeMember(mine, member))).toBe('company.ownersOnly')
  })

  test('keep an owner, whoever goes at the same moment (M97)', async () => {
    const { owner, company } = await world.company()
    const second = await world.colleague(company, 'owner')
    await world.colleague(company, 'buyer')
    const [one, two] = [await world.actor(owner), await world.actor(second)]
    const done = await Promise.all([leaveAsColleague(one), leaveAsColleague(two)])
    expect(done.map(codes).toSorted()).toEqual(['company.lastOwner', 'ok'])
    const { company: left } = await world.company()
    const [only] = await shop.query<{ id: string; user_id: string }>(
      'select id, user_id from company_members where company_id = $1',
      [left],
    )
    const demoted = { member: only?.id ?? '', typed: typed({ role: 'buyer' }), locale: 'en' } as const
    expect(codes(await changeMember(await world.actor(only?.user_id ?? ''), demoted))).toBe(
      'role: company.lastOwner',
    )
  })

  test('leave their papers and shared addresses to the company when their account is closed (M106)', async () => {
    const { owner, company } = await world.company()
    const second = await world.colleague(company, 'owner')
    const placed = await shop.paid(owner, { [await shop.product({ stock: 100 })]: 10 })
    await shop.query(
      `insert into addresses (id, user_id, shared_with_id, first_name, last_name, country, address, city, province, postal_code, is_default)
       values ($1, $2, $3, 'Jo', 'Kim', 'CA', '1 Elm St', 'Ottawa', 'ON', 'K1A 0B1', true)`,
      [randomUUID(), owner, company],
    )
    await inTransaction((tx) => anonymise(tx, { id: owner, email: emailOf(owner), isSeller: false }))
    expect(await memberOf(owner)).toBeUndefined()
    const { getOrder } = await import('@/features/buying/orders/get-order')
    expect((await getOrder(await world.as(second), placed.orders[0] ?? ''))?.invoices).toHaveLength(1)
    const kept = await shop.query('select user_id, is_default from addresses where shared_with_id = $1', [
      company,
    ])
    expect(kept).toEqual([{ user_id: second, is_default: false }])
    // The last one closes it; its name stays with its orders.
    await inTransaction((tx) => anonymise(tx, { id: second, email: emailOf(second), isSeller: false }))
    expect(await shop.query('select name from companies where id = $1', [company])).toHaveLength(1)
    expect(await shop.query('select 1 from addresses where shared_with_id = $1', [company])).toEqual([])
  })
})
