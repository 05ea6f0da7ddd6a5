import { afterAll, beforeAll, describe } from 'vitest'
import { testMassAssignment } from '~/tests/support/attacks/mass-tests'
import { openHttp } from '~/tests/support/http/http'
import { restClient, restDoor, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'
import { SLUGS } from '~/tests/support/policy'
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

/** Members have no doors in REST, which access-http.test.ts shows. */
const OWN = SLUGS.filter((slug) => !slug.startsWith('payload-'))
/** What editors write: the words of others, their own account, pictures and drafts. */
const OF_EDITORS = ['products', 'staff', 'categories', 'media', 'pages'] as const

describe('over HTTP as JSON', () => {
  const place = { world: () => world, door: () => restDoor(send, 'json') }
  testMassAssignment({ ...place, slugs: OWN, roles: ['admin'] })
  testMassAssignment({ ...place, slugs: OF_EDITORS, roles: ['editor'] })
})

/** One parser reads every form; what it hands on is in the JSON above. */
describe('over HTTP as a form', () => {
  const slugs = ['products', 'media', 'pages'] as const
  testMassAssignment({ world: () => world, door: () => restDoor(send, 'form'), slugs, roles: STAFF })
})
