import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Door } from '~/tests/support/http/client'
import { openHttp } from '~/tests/support/http/http'
import { testMatrix } from '~/tests/support/matrix'
import { newDoc } from '~/tests/support/new-doc'
import { openWorld, type World } from '~/tests/support/open-world'
import { POLICY, SLUGS } from '~/tests/support/policy'
import { restClient, restDoor } from '~/tests/support/http/rest'
import { MEMBERS, STAFF } from '~/tests/support/roles'

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
const OUTSIDERS = ['visitor', ...MEMBERS] as const

testMatrix({ world: () => world, door: () => door, slugs: OWN, roles: STAFF })

describe.each(SLUGS)('%s over HTTP', (slug) => {
  test.each(OUTSIDERS)('do not exist for %s', async (role) => {
    const [id = ''] = Object.values<string>(world.ids[slug])
    expect(Object.keys(POLICY[slug].samples)).not.toHaveLength(0)
    expect(await door.list(role, slug)).toEqual([])
    expect(await door.count(role, slug)).toBe(0)
    expect(await door.read(role, slug, id)).toBeUndefined()
    expect(await door.update(role, slug, id, {})).toBe('refused')
    expect(await door.remove(role, slug, id)).toBe('refused')
    expect(await door.create(role, slug, newDoc(world.ids, slug, role))).toBe('refused')
  })
})

describe.each(['payload-jobs', 'payload-kv', 'payload-migrations'] as const)('%s over HTTP', (slug) => {
  test.each(STAFF)('do not exist for %s either', async (role) => {
    const [id = ''] = Object.values<string>(world.ids[slug])
    expect(await door.list(role, slug)).toEqual([])
    expect(await door.read(role, slug, id)).toBeUndefined()
    expect(await door.update(role, slug, id, {})).toBe('refused')
    expect(await door.remove(role, slug, id)).toBe('refused')
    expect(await door.create(role, slug, newDoc(world.ids, slug, role))).toBe('refused')
  })
})
