import { beforeAll, expect, test } from 'vitest'
import { findMember } from '@/server/auth/sign-up/find-member'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('the member of a session is the one that Payload reads, without password and links, with the company (M95, P39)', async () => {
  const people = await world.system.all('users')
  expect(people.some(({ status }) => status === 'suspended')).toBe(true)
  for (const { id, email } of people) {
    const byPayload = await world.payload.findByID({ collection: 'users', id, overrideAccess: true })
    const { membership, work, ...member } = (await findMember(id)) ?? {}
    expect(member, String(email)).toEqual({ ...byPayload, collection: 'users' })
    const isColleague = id === world.ids.users.rejectedSeller
    // An account with a seller works for no other one, whatever a row says.
    expect(work).toBeUndefined()
    expect(membership).toEqual(isColleague ? { id: world.ids.companies.ours, role: 'buyer' } : undefined)
  }
})

test.each(['01990000-0000-7000-8000-000000000000', '17', ''])('nobody is found under "%s"', async (id) => {
  expect(await findMember(id)).toBeNull()
})
