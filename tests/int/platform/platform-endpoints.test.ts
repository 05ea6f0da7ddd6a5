import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardRest } from '@/server/http/rest/rest-guard'
import { anyOf, allOf, matching, ownedBy } from '~/collections/shared/access'
import { PASSWORD } from '~/tests/support/factories/people'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { MEMBERS, ROLES, STAFF, type Role } from '~/tests/support/roles'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

/** What a rule of access is asked with. */
const asked = (role: Role) =>
  ({ req: { user: world.users[role], context: {} } }) as Parameters<ReturnType<typeof matching>>[0]

const own = () => world.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))

describe('the first staff member', () => {
  const newcomer = { email: 'me@maru.test', password: 'my-own-password', name: 'Me', role: 'admin' }

  test.each(ROLES)('is not made over HTTP by %s', async (role) => {
    expect((await send(role, 'staff/first-register', { method: 'POST', json: newcomer })).status).toBe(404)
    expect((await send(role, 'users/first-register', { method: 'POST', json: newcomer })).status).toBe(404)
  })
})

describe('GraphQL', () => {
  test('is off, in the config and as a route', async () => {
    expect(world.payload.config.graphQL.disable).toBe(true)
    expect(existsSync('src/app/(payload)/api/graphql')).toBe(false)
    const json = { query: '{ Users { docs { email } } }' }
    expect((await send('admin', 'graphql', { method: 'POST', json })).status).toBe(404)
    expect((await send('visitor', 'graphql-playground')).status).toBe(404)
  })
})

describe('the config', () => {
  test('makes no depth of its own and allows two', () => {
    expect(world.payload.config).toMatchObject({ defaultDepth: 0, maxDepth: 2 })
  })

  test('knows its address, so that cookies from other sites count for nothing', () => {
    expect(world.payload.config.serverURL).toBe(process.env.SITE_URL)
  })

  test('makes its cookies for one host', () => {
    const made = own().flatMap(({ auth }) => (auth ? [auth.cookies.domain] : []))
    expect(made).toEqual([undefined, undefined])
  })

  test('lets migrations alone shape the database, and time order the ids', () => {
    expect(world.payload.db).toMatchObject({ push: false, idType: 'uuidv7' })
  })

  test('lets no collection be duplicated, be ordered by hand, or be asked by key', () => {
    const wrong = own().filter(
      (each) => !each.disableDuplicate || each.orderable || (each.auth && each.auth.useAPIKey),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  test('keeps drafts to pages, and locks to products, pages and what editors write of the shop', () => {
    const drafts = own().filter(({ versions }) => versions)
    const locks = own().filter(({ lockDocuments }) => lockDocuments !== false)
    const globals = world.payload.config.globals.filter(({ lockDocuments }) => lockDocuments !== false)
    expect([drafts, locks, globals].map((list) => list.map(({ slug }) => slug))).toEqual([
      ['pages'],
      ['products', 'pages'],
      ['settings', 'home', 'menus'],
    ])
  })

  test('puts no field but the known ones into a token, and loads no editor from elsewhere', () => {
    const fields = own().flatMap((each) => each.flattenedFields)
    expect(fields.filter((field) => 'saveToJWT' in field && field.saveToJWT)).toEqual([])
    const hasOwnField = ({ admin }: (typeof fields)[number]) =>
      Boolean(admin && 'components' in admin && admin.components && 'Field' in admin.components)
    const edited = fields.filter((field) => !hasOwnField(field) && field.admin?.hidden !== true)
    expect(edited.filter(({ type }) => type === 'json' || type === 'code')).toEqual([])
  })

  test('lets staff alone run, queue and cancel jobs', async () => {
    const { run, queue, cancel } = world.payload.config.jobs.access ?? {}
    for (const rule of [run, queue, cancel])
      expect(ROLES.filter((role) => rule?.(asked(role)))).toEqual([...STAFF])
  })

  test('lets staff alone into the panel, and admins alone unlock an account', async () => {
    const who = (slug: 'staff' | 'users', rule: 'admin' | 'unlock') =>
      ROLES.filter((role) => world.payload.collections[slug].config.access[rule]?.(asked(role)))
    expect([who('staff', 'admin'), who('users', 'admin')]).toEqual([[...STAFF], []])
    expect([who('staff', 'unlock'), who('users', 'unlock')]).toEqual([['admin'], ['admin']])
  })
})

describe('a session', () => {
  const cookie = () => ({ cookie: `maru-token=${world.tokens.admin}` })
  const me = async (headers: Record<string, string>) =>
    ((await (await send('visitor', 'staff/me', { headers })).json()) as { user: object | null }).user

  test('comes from signing in over HTTP and opens what it should', async () => {
    const json = { email: 'editor@maru.test', password: PASSWORD }
    const answer = await send('visitor', 'staff/login', { method: 'POST', json })
    const { token } = (await answer.json()) as { token: string }
    const list = await send('visitor', 'products', { headers: { authorization: `JWT ${token}` } })
    expect([answer.status, list.status]).toEqual([200, 200])
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/i)
    expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Lax/i)
  })

  test('counts as a cookie from our own pages', async () => {
    expect(await me({ ...cookie(), origin: process.env.SITE_URL ?? '' })).toMatchObject({
      email: 'admin@maru.test',
    })
  })

  test('does not count as a cookie from another site', async () => {
    expect(await me({ ...cookie(), origin: 'https://elsewhere.test' })).toBeNull()
    expect(await me({ ...cookie(), 'sec-fetch-site': 'cross-site' })).toBeNull()
  })

  test('is not begun, prolonged or ended by a form of another site', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ email: 'editor@maru.test', password: PASSWORD }))
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' },
      { 'sec-fetch-site': 'same-site', origin: 'https://shop.elsewhere.test' },
      { origin: 'https://elsewhere.test' },
      { origin: 'null' },
    ]
    const doors = ['login', 'logout', 'forgot-password', 'reset-password', 'refresh-token', 'unlock']
    for (const headers of foreign)
      for (const door of doors) {
        const answer = await send('admin', `staff/${door}`, { method: 'POST', form, headers })
        expect([answer.status, answer.headers.get('set-cookie')], door).toEqual([404, null])
      }
  })

  test.each(['POST', 'PATCH', 'DELETE'])('writes nothing by a %s from another site', async (method) => {
    const headers = { origin: 'https://elsewhere.test' }
    const path = method === 'POST' ? 'synonyms' : `synonyms/${world.ids.products.live}`
    const json = { words: ['one', 'two'] }
    const answer = await send('admin', path, { method, json, headers })
    expect([answer.status, await answer.text()]).toEqual([404, '{"message":"Not found."}'])
  })

  test('of a member opens no door of the staff', async () => {
    const json = { email: 'buyer@maru.test', password: PASSWORD }
    expect((await send('visitor', 'users/login', { method: 'POST', json })).status).toBe(404)
    expect((await send('visitor', 'staff/login', { method: 'POST', json })).status).toBe(401)
  })

  test.each(['a-made-up-token', ''])('that is made up (%s) is none', async (token) => {
    const answer = await send('visitor', 'products', { headers: { authorization: `JWT ${token}` } })
    expect(answer.status).toBe(404)
  })

  test('signed with another secret is none', async () => {
    const [head, body] = world.tokens.admin.split('.')
    const forged = `${head}.${body}.${createHash('sha256').update('guess').digest('base64url')}`
    expect((await send('visitor', 'products', { headers: { authorization: `JWT ${forged}` } })).status).toBe(
      404,
    )
  })
})

describe('a list', () => {
  test.each(['0', '-1', '1000000', 'NaN', ''])('has an end, also with a limit of "%s"', async (limit) => {
    const answer = await send('admin', `products?limit=${limit}`)
    expect(((await answer.json()) as { limit: number }).limit).toBeLessThanOrEqual(500)
  })

  test('goes two documents deep at most', async () => {
    const answer = await send('admin', 'comments?depth=9')
    const text = await answer.text()
    expect(text).toContain('"product":{')
    const [first] = (JSON.parse(text) as { docs: { product: { listedIn: { parent: unknown } } }[] }).docs
    expect(typeof first?.product.listedIn.parent).toBe('string')
  })
})

describe('a body', () => {
  test('that is too long is refused before it is read', async () => {
    const json = { words: ['x'.repeat(12 * 1024 * 1024), 'y'] }
    expect((await send('admin', 'synonyms', { method: 'POST', json })).status).toBe(413)
  })

  test('that a browser does not send with a DELETE needs no length, one without a length is refused', async () => {
    const guarded = guardRest(async () => new Response('taken'))
    const stream = () => new ReadableStream({ start: (at) => at.close() })
    const statusOf = async (method: string, headers: Record<string, string> = {}) => {
      const init = {
        method,
        headers: { authorization: `JWT ${world.tokens.admin}`, ...headers },
        body: stream(),
        duplex: 'half',
      }
      const request = new Request(`${process.env.SITE_URL}/api/synonyms`, init as RequestInit)
      return (await guarded(request, { params: Promise.resolve({ slug: ['synonyms'] }) })).status
    }
    expect(await statusOf('DELETE')).toBe(200)
    expect(await statusOf('DELETE', { 'transfer-encoding': 'chunked' })).toBe(413)
    expect(await statusOf('POST')).toBe(413)
  })

  test.each(['visitor', ...MEMBERS] as const)('that wants to be a GET opens nothing to %s', async (role) => {
    const headers = { 'x-payload-http-method-override': 'GET' }
    const answer = await send(role, 'staff/login', { method: 'POST', json: {}, headers })
    expect(await answer.text()).not.toContain('@maru.test')
    expect((await send(role, 'users', { method: 'POST', json: {}, headers })).status).toBe(404)
  })
})

describe('rules of access put together', () => {
  test('never stand "and" beside "or", for one of them would be lost', async () => {
    const either = anyOf(
      allOf(matching({ a: { equals: 1 } }), ownedBy('seller')),
      matching({ b: { equals: 2 } }),
    )
    const answer = await either(asked('seller'))
    expect(Object.keys(answer as object)).toEqual(['or'])
    expect((answer as { or: object[] }).or.map((each) => Object.keys(each))).toEqual([['and'], ['b']])
  })
})

/** Last, because it ends the sessions of all the others. */
describe('an empty staff', () => {
  test('does not make whoever comes first an admin', async () => {
    await world.payload.db.pool.query('delete from staff')
    const json = { email: 'me@maru.test', password: 'my-own-password', name: 'Me', role: 'admin' }
    const answer = await send('visitor', 'staff/first-register', { method: 'POST', json })
    const { totalDocs } = await world.payload.count({ collection: 'staff' })
    expect([answer.status, totalDocs]).toEqual([404, 0])
  })
})
