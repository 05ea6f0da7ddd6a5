import { inspect } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { logger } from '@/server/records/log/logger'
import { POST as order } from '@/app/api/checkout/route'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import type { SignedIn } from '~/tests/support/roles'
import { adminCommand } from '~/tests/support/http/admin-command'

const refund = adminCommand('refund')

let cookie: string | undefined
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => cookie && { value: cookie } }),
  headers: async () => new Headers(),
}))

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const SENTENCE = expect.stringMatching(/^[A-Z][^:]+\.$/)
const said = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message,
]
const NUL = '{"email":"a\\u0000@b.ca","password":"a long phrase of mine","token":"a\\u0000"}'
const part = (json: string) =>
  `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${json}\r\n--x--\r\n`

describe.each(['login', 'logout', 'forgot-password', 'reset-password'])(
  'POST staff/%s from a stranger',
  (name) => {
    const post = (body: string, type: string) =>
      fetch(`${http.url}/api/staff/${name}`, { method: 'POST', body, headers: { 'content-type': type } })

    test.each([
      ['a broken form', '--x\r\nrubbish', 'multipart/form-data; boundary=x', 400],
      ['a form without a boundary', 'x', 'multipart/form-data', 400],
      ['a form with broken JSON', part('{'), 'multipart/form-data; boundary=x', 400],
      ['broken JSON', '{', 'application/json', 400],
      ['JSON of nothing', 'null', 'application/json', 400],
      ['a NUL', NUL, 'application/json', 422],
      ['a NUL in a form', part(NUL), 'multipart/form-data; boundary=x', 422],
      ['half of a surrogate pair', '{"token":"\\ud800"}', 'application/json', 422],
      ['another type', 'email=a', 'text/plain', 415],
      ['more than a sign-in needs', JSON.stringify({ token: 'x'.repeat(20_000) }), 'application/json', 413],
    ])('is refused with a sentence for %s', async (_, body, type, status) => {
      expect(await said(await post(body, type))).toEqual([status, SENTENCE])
    })
  },
)

describe('a question of staff', () => {
  test.each([
    ['page=-1', 400],
    ['page=1.5', 400],
    ['page=1e30', 400],
    ['page=1&page=2', 400],
    ['page[]=-1', 400],
    ['depth=-1', 400],
    ['limit[]=1', 400],
    ['where=x', 400],
    ['data={', 400],
    ['where[name][near]=1', 400],
    ['where[name][within]=x', 400],
    ['where[status][equals]=x', 400],
    ['where[name][equals]=%00', 422],
    ['where[id][in]=%00', 422],
  ])('that makes no sense (%s) is refused with a sentence', async (query, status) => {
    expect(await said(await send('admin', `products?${query}`))).toEqual([status, SENTENCE])
  })

  test.each(['limit=1.5', 'limit=5&limit=0', 'limit=499&limit=9999', 'sort=x', 'select=x', 'populate=x'])(
    'of which a part makes no sense (%s) has an end',
    async (query) => {
      const answer = await send('admin', `products?${query}`)
      expect(((await answer.json()) as { limit: number }).limit).toBeLessThanOrEqual(500)
    },
  )

  test('sent as a form has the same limits', async () => {
    const ask = (body: string) =>
      fetch(`${http.url}/api/products`, {
        method: 'POST',
        body,
        headers: {
          authorization: `JWT ${world.tokens.admin}`,
          'content-type': 'application/x-www-form-urlencoded',
          'x-payload-http-method-override': 'GET',
        },
      })
    expect(await said(await ask('page=-1'))).toEqual([400, SENTENCE])
    expect(((await (await ask('limit=0')).json()) as { limit: number }).limit).toBe(500)
  })

  test('is not kept by a cache where there is nothing', async () => {
    for (const path of [
      'nothing',
      'products/%00',
      'media/file/a%2500b',
      'products/00000000-0000-7000-8000-000000000000',
    ]) {
      const answer = await send('admin', path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
  })
})

describe('a checkout in JSON', () => {
  const post = (role: SignedIn | 'visitor', handler: typeof order, body: string, headers: object = {}) => {
    cookie = role === 'visitor' ? undefined : world.tokens[role]
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
    return handler(new Request('http://shop/', init))
  }
  const asked = (note: string) =>
    `{"key":"k","digest":"d","address":{"firstName":"Jo","address":"12 King Street"},"note":"${note}"}`

  test.each(['\\u0000', '\\ud800'])('with %s in the note is refused with a sentence', async (sign) => {
    expect(await said(await post('buyer', order, asked(`Ring twice${sign}`)))).toEqual([422, SENTENCE])
  })

  test('of any size is not read, and of another site not heard', async () => {
    expect(await said(await post('buyer', order, asked('x'.repeat(100_000))))).toEqual([413, SENTENCE])
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await post('buyer', order, asked(''), elsewhere)).status).toBe(404)
  })

  test.each(['visitor', 'buyer', 'seller', 'editor'] as const)(
    'and a refund by hand, as large as it may be, do not exist for %s',
    async (role) => {
      expect((await post(role, refund, asked('x'.repeat(100_000)))).status).toBe(404)
    },
  )
})

test('the log of Payload keeps nothing of what was in a failed statement', async () => {
  const failed: unknown = await world.payload.db.drizzle
    .execute(sql`select ${'12 King Street'}::uuid, ${'Ring twice'}::text`)
    .then(null, (error: unknown) => error)
  expect(inspect(failed, { depth: 9 })).toMatch(/King.*Ring twice/s)
  const lines: unknown[] = []
  const write = (...args: unknown[]) => void lines.push(...args)
  const { options } = logger as {
    options: { hooks: { logMethod: (args: unknown[], method: unknown) => void } }
  }
  options.hooks.logMethod([{ err: failed, msg: 'A batch could not be run.' }], write)
  options.hooks.logMethod([failed], write)
  expect(inspect(lines, { depth: 9 })).not.toMatch(/King|Ring twice/)
  expect(inspect(lines, { depth: 9 })).toMatch(/Failed query: select .*22P02/s)
  expect(world.payload.config.logger).toBe(logger)
})
