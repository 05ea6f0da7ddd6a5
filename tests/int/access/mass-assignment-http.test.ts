import { afterAll, beforeAll, describe } from 'vitest'
import { openHttp } from '~/tests/support/http/http'
import { testMassAssignment } from '~/tests/support/attacks/mass-tests'
import { openWorld, type World } from '~/tests/support/open-world'
import { SLUGS } from '~/tests/support/policy'
import { restClient, restDoor, type RestClient } from '~/tests/support/http/rest'
import { STAFF } from '~/tests/support/roles'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

/** For members REST has no doors at all, which access-http.test.ts shows. */
const OWN = SLUGS.filter((slug) => !slug.startsWith('payload-'))

describe.each(['json', 'form'] as const)('over HTTP as %s', (kind) => {
  testMassAssignment({ world: () => world, door: () => restDoor(send, kind), slugs: OWN, roles: STAFF })
})
