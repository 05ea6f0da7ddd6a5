import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Door } from '~/tests/support/http/client'
import { openHttp } from '~/tests/support/http/http'
import { testMatrix } from '~/tests/support/matrix'
import { newDoc } from '~/tests/support/new-doc'
import { openWorld, type World } from '~/tests/support/open-world'
import { SLUGS } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import { restClient, restDoor } from '~/tests/support/http/rest'
import { MEMBERS, STAFF, type Role } from '~/tests/support/roles'

let world: World
let door: Door
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  door = restDoor(restClient(http.url, world.tokens))
})
afterAll(() => http.close())

const OWN = SLUGS.filter((slug) => !slug.startsWith('payload-'))

/** access.test.ts tries every cell; here the rules that differ most: owners, one's own account, files, drafts, and no staff at all. */
const IN_FULL = ['products', 'staff', 'media', 'pages', 'addresses'] as const

testMatrix({ world: () => world, door: () => door, slugs: OWN, roles: STAFF, inFull: IN_FULL })

const SHUT = { list: [], count: 0, read: null, update: 'refused', remove: 'refused', create: 'refused' }

async function answers(role: Role, slug: Slug) {
  const [id = ''] = Object.values<string>(world.ids[slug])
  return {
    list: await door.list(role, slug),
    count: await door.count(role, slug),
    read: (await door.read(role, slug, id)) ?? null,
    update: await door.update(role, slug, id, {}),
    remove: await door.remove(role, slug, id),
    create: await door.create(role, slug, newDoc(world.ids, slug, role)),
  }
}

async function expectShut(role: Role, slugs: readonly Slug[]) {
  const asked = slugs.map(async (slug) => [slug, await answers(role, slug)] as const)
  expect(Object.fromEntries(await Promise.all(asked))).toEqual(
    Object.fromEntries(slugs.map((slug) => [slug, SHUT])),
  )
}

describe('over HTTP', () => {
  // Every path is in rest-guard.test.ts.
  test.each(['visitor', ...MEMBERS] as const)('ten collections do not exist for %s', (role) =>
    expectShut(role, [
      'users',
      'sellers',
      'products',
      'media',
      'pages',
      'orders',
      'documents',
      'messages',
      'addresses',
      'payload-preferences',
    ]),
  )

  test.each(STAFF)('what Payload keeps for itself does not exist for %s either', (role) =>
    expectShut(role, ['payload-jobs', 'payload-kv', 'payload-migrations']),
  )
})
