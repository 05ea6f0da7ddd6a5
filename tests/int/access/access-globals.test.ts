import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowedFields } from '~/tests/support/allowed'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { GLOBAL_POLICY, GLOBAL_SLUGS } from '~/tests/support/policy'
import { outcomeOf, outcomeOfStatus, rehearse } from '~/tests/support/rehearse'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { MEMBERS, ROLES, STAFF, type Role } from '~/tests/support/roles'
import { globalVerb } from '~/tests/support/system'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const ALWAYS = ['id', 'createdAt', 'updatedAt', 'globalType']
const namesOf = (doc: object) =>
  Object.keys(doc)
    .filter((name) => !ALWAYS.includes(name))
    .toSorted()

describe.each(GLOBAL_SLUGS)('the global %s', (slug) => {
  const row = GLOBAL_POLICY[slug]
  const expected = (role: Role) => (row.update.includes(role) ? 'done' : 'refused')

  test.each(ROLES)('shows %s what is not private', async (role) => {
    const find = globalVerb<object>(world.payload, 'findGlobal')
    const asked = find({ slug, overrideAccess: false, user: world.users[role] })
    if (!row.read.includes(role)) return expect(asked).rejects.toMatchObject({ status: 403 })
    expect(namesOf(await asked)).toEqual(allowedFields(row.fields, 'read', role))
  })

  test.each(ROLES)('is changed by %s if the policy says so', async (role) => {
    const update = globalVerb<object>(world.payload, 'updateGlobal')
    const act = () => update({ slug, data: {}, overrideAccess: false, user: world.users[role] })
    expect((await rehearse(world.payload, () => outcomeOf(act))).value).toBe(expected(role))
  })

  test.each(STAFF)('is for %s the same over HTTP', async (role) => {
    const read = await send(role, `globals/${slug}?depth=0`)
    expect(namesOf((await read.json()) as object)).toEqual(allowedFields(row.fields, 'read', role))
    const act = () => send(role, `globals/${slug}`, { method: 'POST', json: {} })
    const { value } = await rehearse(world.payload, act)
    expect(outcomeOfStatus(value.status, await value.text())).toBe(expected(role))
  })

  test.each(['visitor', ...MEMBERS] as const)('does not exist for %s over HTTP', async (role) => {
    expect((await send(role, `globals/${slug}`)).status).toBe(404)
    expect((await send(role, `globals/${slug}`, { method: 'POST', json: {} })).status).toBe(404)
  })
})
