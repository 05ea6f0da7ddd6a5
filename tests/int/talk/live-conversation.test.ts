import { request as ask } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { openLiveProgram } from '~/tests/support/http/live-program'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES, type Role } from '~/tests/support/roles'

let world: World
let program: Awaited<ReturnType<typeof openLiveProgram>>
beforeAll(async () => {
  world = await openWorld()
  program = await openLiveProgram()
})
afterAll(() => program.stop())
beforeEach(() => world.payload.db.drizzle.execute('delete from messages; delete from threads'))
const { open, read } = chatRoutes(() => world)

type Asked = { json?: object | string; method?: string; site?: string; type?: string }

async function at(
  role: Role,
  path: string,
  { json, method, site = 'same-origin', type = 'application/json' }: Asked = {},
) {
  const token = role === 'visitor' ? '' : world.tokens[role]
  const answer = await fetch(`http://127.0.0.1:${program.port}/api/chat/${path}`, {
    method: method ?? (json ? 'POST' : 'GET'),
    headers: {
      'sec-fetch-site': site,
      ...(json && { 'content-type': type }),
      ...(token && { cookie: `maru-member=${token}; maru-token=${token}` }),
    },
    body: typeof json === 'object' ? JSON.stringify(json) : json,
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, json: text ? JSON.parse(text) : {} }
}
const message = (more: object = {}) => ({ text: 'Hello.', key: crypto.randomUUID(), ...more })

describe('a conversation in the live program', () => {
  test('is sent to and read as in the web server', async () => {
    const thread = await open()
    const sent = await at('buyer', thread, { json: message({ locale: 'ko' }) })
    expect([sent.status, sent.json.message]).toMatchObject([201, { text: 'Hello.', seq: 1, isMine: true }])
    expect(sent.headers.get('cache-control')).toBe('private, no-store')
    expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
    const got = await at('seller', `${thread}?after=0&locale=fr`)
    expect([got.status, got.json.messages]).toMatchObject([200, [{ text: 'Hello.', isMine: false }]])
    expect(await read('seller', thread)).toEqual(got.json.messages)
    expect((await at('seller', `${thread}/read`, { json: { seq: 1 } })).json).toEqual({ unread: 0 })
    expect((await at('buyer', `${thread}/typing`, { method: 'POST' })).status).toBe(204)
  })

  test.each(ROLES.filter((role) => role !== 'buyer' && role !== 'seller'))(
    'is nothing for %s',
    async (role) => {
      const thread = await open()
      const answers = [
        await at(role, thread),
        await at(role, thread, { json: message() }),
        await at(role, `${thread}/typing`, { method: 'POST' }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
      expect((await at(role, `${thread}/read`, { json: { seq: 1 } })).json.unread ?? 0).toBe(0)
      expect(await read('buyer', thread)).toEqual([])
    },
  )

  test.each([
    ['from another site', '', { json: message(), site: 'cross-site' }, 404],
    ['with no text', '', { json: message({ text: ' ' }) }, 422],
    ['with NUL', '', { json: message({ text: 'a\0b' }) }, 422],
    ['that is too long', '', { json: message({ text: 'x'.repeat(70_000) }) }, 413],
    ['that is a megabyte', '', { json: 'x'.repeat(1_000_000) }, 413],
    ['that is no JSON', '', { json: '{' }, 400],
    ['of another type', '', { json: 'text=Hello', type: 'application/x-www-form-urlencoded' }, 415],
    ['to part of a conversation that is not there', '/other', { json: message() }, 404],
    ['by another method', '', { method: 'DELETE' }, 404],
  ])('refuses a message %s', async (_, part, asked: Asked, status) => {
    const thread = await open()
    expect((await at('buyer', thread + part, asked)).status).toBe(status)
    expect(await read('buyer', thread)).toEqual([])
  })

  test.each(['%00', '%', 'x', '..%2f..', 'nothing/read'])('of the id %s is not there', async (id) => {
    expect((await at('buyer', id, { json: message() })).status).not.toBe(201)
    expect((await at('buyer', id)).status).toBe(404)
  })

  test('does not wait for a body that never ends', async () => {
    const thread = await open()
    const headers = {
      cookie: `maru-member=${world.tokens.buyer}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    }
    const asked = ask({ port: program.port, path: `/api/chat/${thread}`, method: 'POST', headers })
    const status = new Promise((resolve) => {
      asked.once('response', (answer) => resolve(answer.statusCode)).once('error', () => resolve('cut'))
    })
    asked.write('{"text":"')
    expect([408, 'cut']).toContain(await status)
    asked.destroy()
    expect(await read('buyer', thread)).toEqual([])
    expect((await at('buyer', thread, { json: message() })).status).toBe(201)
  }, 60_000)
})
