import { Forbidden, type TypedUser } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { asSystem, asUser, asVisitor, type Data } from '@/server/db/data'
import { allowedSamples } from '~/tests/support/allowed'
import { openWorld, type World } from '~/tests/support/open-world'
import { POLICY } from '~/tests/support/policy'
import { MEMBERS, STAFF, type Role } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const LISTS = ['products', 'orders'] as const

/** The names of what a page finds. To be refused is to find nothing. */
async function found(data: Data, more: object = {}) {
  const lists = LISTS.map(async (collection) => {
    const { docs } = await data.find({ collection, pagination: false, ...more }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(Forbidden)
      return { docs: [] }
    })
    return docs.map(({ id }) => world.nameOf(collection, id)).toSorted()
  })
  return Promise.all(lists)
}

const may = (role: Role) => LISTS.map((slug) => allowedSamples(slug, 'read', role))
const overreach = () => ({ overrideAccess: true, user: world.users.admin })

describe('a page, even one that asks to override the rules', () => {
  test('finds for the public what a visitor may see', async () => {
    expect(await found(await asVisitor())).toEqual(may('visitor'))
    expect(await found(await asVisitor(), overreach())).toEqual(may('visitor'))
  })

  test.each([...MEMBERS, ...STAFF])('finds for %s what that role may see', async (role) => {
    const data = await asUser(world.users[role] as TypedUser)
    expect(await found(data)).toEqual(may(role))
    expect(await found(data, overreach())).toEqual(may(role))
  })

  test('finds everything for the server alone', async () => {
    const all = LISTS.map((slug) => Object.keys(POLICY[slug].samples).toSorted())
    expect(await found(await asSystem())).toEqual(all)
  })
})
