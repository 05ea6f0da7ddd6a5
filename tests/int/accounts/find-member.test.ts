import { beforeAll, expect, test } from 'vitest'
import { findMember } from '@/server/auth/find-member'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('the member of a session is the one that Payload reads, without password and links', async () => {
  const people = await world.system.all('users')
  expect(people.some(({ status }) => status === 'suspended')).toBe(true)
  for (const { id, email } of people) {
    const byPayload = await world.payload.findByID({ collection: 'users', id, overrideAccess: true })
    expect(await findMember(id), String(email)).toEqual({ ...byPayload, collection: 'users' })
  }
})

test.each(['01990000-0000-7000-8000-000000000000', '17', ''])('nobody is found under "%s"', async (id) => {
  expect(await findMember(id)).toBeNull()
})
