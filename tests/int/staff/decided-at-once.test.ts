import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StaffActor } from '@/domain/people/actor'
import { setMemberState } from '@/admin/people/member-state'
import { startSelling } from '@/features/account/profile/become-seller'
import { decideVerification, grantExemption } from '@/admin/people/verify-member'
import { whileLocked } from '~/tests/support/database/while-locked'
import { TORONTO } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let buyer: string
let admin: StaffActor
beforeAll(async () => {
  world = await openWorld()
  buyer = world.ids.users.buyer
  admin = { kind: 'staff', id: world.ids.staff.admin, role: 'admin' }
})
beforeEach(() => world.payload.db.drizzle.execute(`delete from verifications where user_id = '${buyer}'`))

const NUMBER = 'PST-1234-5678'
const grant = () =>
  grantExemption(admin, { member: buyer, province: 'BC', number: NUMBER, reason: 'Certificate seen.' })
const decide = (verification: string, from: 'pending' | 'declined', to: 'verified' | 'declined') =>
  decideVerification(admin, { verification, from, to, reason: 'Seen.' })

async function asked(status: 'pending' | 'declined') {
  const id = crypto.randomUUID()
  await world.payload.db.drizzle
    .execute(`insert into verifications (id, user_id, kind, province, number, status)
    values ('${id}', '${buyer}', 'pst_exemption', 'BC', '${NUMBER}', '${status}')`)
  return id
}
const statuses = async () =>
  (await world.system.all('verifications', { where: { user: { equals: buyer } } }))
    .map(({ status }) => status)
    .toSorted()
const codes = (done: { ok: boolean; issues?: readonly { code: string }[] }) =>
  done.ok ? [] : done.issues?.map(({ code }) => code)

describe('an exemption from provincial tax', () => {
  const atOnce = (...acts: (() => ReturnType<typeof grant>)[]) =>
    whileLocked(world, { table: 'users', id: buyer }, acts)

  test('that two admins grant at once is granted once, and the second is told who was first', async () => {
    const done = await atOnce(grant, grant)
    expect(done.map(codes)).toEqual([[], ['staff.decided']])
    expect(await statuses()).toEqual(['verified'])
  })

  test('is not granted beside one that another admin has just approved', async () => {
    const request = await asked('declined')
    const done = await atOnce(() => decide(request, 'declined', 'verified'), grant)
    expect(done.map(codes)).toEqual([[], ['staff.decided']])
    expect(await statuses()).toEqual(['verified'])
  })

  test('is not approved beside one that another admin has just granted', async () => {
    const request = await asked('declined')
    const done = await atOnce(grant, () => decide(request, 'declined', 'verified'))
    expect(done.map(codes)).toEqual([[], ['verification.exempt']])
    expect(await statuses()).toEqual(['declined', 'verified'])
  })

  test('that two admins decide at once is decided by the first', async () => {
    const request = await asked('pending')
    const done = await atOnce(
      () => decide(request, 'pending', 'declined'),
      () => decide(request, 'pending', 'verified'),
    )
    expect(done.map(codes)).toEqual([[], ['staff.decided']])
    expect(await statuses()).toEqual(['declined'])
  })
})

test('a member who begins to sell while they are suspended is suspended as a seller', async () => {
  const id = world.ids.users.otherBuyer
  const { email } = await world.system.get('users', id)
  const member = {
    id,
    email: String(email),
    sid: '',
    locale: 'en',
    hasPassword: true,
    isSeller: false,
  } as const
  const person = { firstName: 'Jo', lastName: 'Kim', phone: '+1 416 555 0100', company: 'Kim Building' }
  const start = () => startSelling(member, { ...TORONTO, ...person, businessRegistration: '931056246RT0001' })
  const suspend = () => setMemberState(admin, { member: id, to: 'suspended', reason: 'Fraud.' })
  const done = await whileLocked<{ ok: boolean }>(world, { table: 'users', id }, [start, suspend])
  expect(done).toMatchObject([{ ok: true }, { ok: true }])
  expect(await world.system.get('sellers', id)).toMatchObject({ status: 'suspended', statusReason: 'Fraud.' })
})
