import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantExemption } from '@/admin/people/verify-member'
import { requestVerification } from '@/features/account/verification/request-verification'
import { asUser } from '@/server/db/data'
import { openCompanies, type Companies } from '~/tests/support/shop/companies'
import { codes } from '~/tests/support/shop/price-requests'
import { whileLocked } from '~/tests/support/database/while-locked'

let world: Companies
let shop: Companies['shop']
beforeAll(async () => {
  world = await openCompanies()
  shop = world.shop
})
afterAll(() => shop.close())

/** A company with two owners. */
async function twoOwners() {
  const { owner, company } = await world.company()
  return { company, owners: [owner, await world.colleague(company, 'owner')] }
}

const rowsOf = (company: string) =>
  shop.query('select kind::text, status::text from verifications where company_id = $1', [company])

/** Both wait for the row of the company, and go on when it is free. */
const atOnce = <T>(company: string, acts: (() => Promise<T>)[]) =>
  whileLocked(shop, { table: 'companies', id: company }, acts)

describe('two owners of a company who ask at once', () => {
  test('for one exemption make one request (M105)', async () => {
    const { company, owners } = await twoOwners()
    const ask = async (user: string) =>
      (await asUser(await world.as(user)))
        .create({
          collection: 'verifications',
          data: { kind: 'pst_exemption', province: 'BC', number: 'PST-1234-5678' } as never,
        })
        .then(
          () => 'asked',
          () => 'refused',
        )
    const done = await atOnce(
      company,
      owners.map((user) => () => ask(user)),
    )
    expect(done.toSorted()).toEqual(['asked', 'refused'])
    expect(await rowsOf(company)).toEqual([{ kind: 'pst_exemption', status: 'pending' }])
  })

  test('for the badge make one request (M105)', async () => {
    const { company, owners } = await twoOwners()
    const members = await Promise.all(owners.map((user) => world.as(user)))
    const done = await atOnce(
      company,
      members.map((user) => () => requestVerification(user, { number: '123456782RT0001', file: null })),
    )
    expect(done.map(codes).toSorted()).toEqual(['ok', 'verification.pending'])
    expect(await rowsOf(company)).toHaveLength(1)
  })

  test('and are granted one exemption each by staff get one (M105)', async () => {
    const { company, owners } = await twoOwners()
    const admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    const done = await atOnce(
      company,
      owners.map(
        (member) => () =>
          grantExemption(admin, { member, province: 'BC', number: 'PST-1234-5678', reason: 'Resale' }),
      ),
    )
    expect(done.map(codes).toSorted()).toEqual(['ok', 'staff.decided'])
    expect(await rowsOf(company)).toEqual([{ kind: 'pst_exemption', status: 'verified' }])
  })
})
