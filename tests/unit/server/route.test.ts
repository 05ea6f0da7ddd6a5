import { describe, expect, test } from 'vitest'
import { route } from '@/server/http/route'

const JSON_HEAD = { 'content-type': 'application/json' }
const echo = route(
  { who: 'anyone', from: 'anywhere', body: { json: 100 }, params: ['id'] },
  (_, { json, params }) => Response.json({ json, ...params }),
)
const form = route({ who: 'anyone', from: 'own page', body: { form: 2000 } }, (_, { form: sent }) =>
  Response.json([...sent.keys()]),
)

const ask = (body: BodyInit | null, headers: Record<string, string> = JSON_HEAD, path = '') =>
  new Request(`http://shop/${path}`, { method: 'POST', body, headers })

/** A body without a length, which goes on for ever; `taken` tells how much of it was read. */
function endless() {
  const state = { taken: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      state.taken += 50
      controller.enqueue(new Uint8Array(50).fill(32))
    },
  })
  const init = { method: 'POST', body, headers: JSON_HEAD, duplex: 'half' }
  return { request: new Request('http://shop/', init), state }
}

const said = async (answer: Response) => [
  answer.status,
  answer.headers.get('cache-control'),
  ((await answer.json()) as { message: string }).message,
]

describe('a route', () => {
  test('gives its handler what was sent and what is in the path', async () => {
    const answer = await echo(ask('{"a":"호수 🦆"}'), { params: Promise.resolve({ id: ['a', 'b'] }) })
    expect(await answer.json()).toEqual({ json: { a: '호수 🦆' }, id: 'a/b' })
  })

  test.each([
    ['a length above the limit', ask('{}', { ...JSON_HEAD, 'content-length': '101' }), 413],
    ['a length that is no number', ask('{}', { ...JSON_HEAD, 'content-length': 'x' }), 413],
    ['a body above the limit', ask(' '.repeat(101)), 413],
    ['another type', ask('{}', { 'content-type': 'text/plain' }), 415],
    ['no type', ask(new Uint8Array([123, 125]), {}), 415],
    ['a type that only begins like it', ask('{}', { 'content-type': 'application/jsonp' }), 415],
    ['no JSON', ask('{'), 400],
    ['bytes that are no text', ask(new Uint8Array([34, 255, 34])), 400],
    ['a NUL in a value', ask('{"a":["\\u0000"]}'), 422],
    ['a NUL in a name', ask('{"\\u0000":1}'), 422],
    ['half of a surrogate pair', ask('{"a":"\\ud83e"}'), 422],
    ['a NUL in the query', ask('{}', JSON_HEAD, '?a=%00'), 422],
  ] as const)('refuses %s in words', async (_, request, status) => {
    expect(await said(await echo(request))).toEqual([status, 'no-store', expect.stringMatching(/^\w.+\.$/)])
  })

  test('names nothing that has a NUL in its path', async () => {
    const answer = await echo(ask('{}'), { params: Promise.resolve({ id: 'a\0' }) })
    expect(await said(answer)).toEqual([404, 'no-store', 'Not found.'])
  })

  test('stops reading at the limit where no length is given', async () => {
    const { request, state } = endless()
    expect((await echo(request)).status).toBe(413)
    expect(state.taken).toBeLessThanOrEqual(200)
  })

  test('asks who calls before it reads, and tells nobody else that it is there', async () => {
    const { request, state } = endless()
    const shut = route({ who: async () => null, from: 'anywhere', body: { json: 1000 } }, () =>
      Response.json(1),
    )
    expect(await said(await shut(request))).toEqual([404, 'no-store', 'Not found.'])
    expect(state.taken).toBeLessThanOrEqual(50)
  })

  test('gives the caller it found to its handler', async () => {
    const mine = route({ who: () => 'jo', from: 'anywhere', body: 'none' }, (_, { caller }) =>
      Response.json(caller),
    )
    expect(await (await mine(new Request('http://shop/'))).json()).toBe('jo')
  })

  test('keeps no 404 of its handler in a cache', async () => {
    const none = route(
      { who: 'anyone', from: 'anywhere', body: 'none' },
      () => new Response('', { status: 404 }),
    )
    expect((await none(new Request('http://shop/'))).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a route for forms of our pages', () => {
  const own = { 'sec-fetch-site': 'same-origin' }
  const fields = () => {
    const sent = new FormData()
    sent.set('name', 'Jo')
    return sent
  }

  test('takes both kinds of form', async () => {
    expect(await (await form(ask(fields(), own))).json()).toEqual(['name'])
    expect(await (await form(ask(new URLSearchParams({ name: 'Jo' }), own))).json()).toEqual(['name'])
  })

  test.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }, {}])(
    'is none for others: %j',
    async (headers) => expect((await form(ask(fields(), headers))).status).toBe(404),
  )

  test('refuses what only says that it is a form, and text that cannot be stored', async () => {
    const broken = { ...own, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await form(ask('--x\r\nrubbish', broken))).status).toBe(400)
    expect((await form(ask('{}', { ...own, ...JSON_HEAD }))).status).toBe(415)
    expect((await form(ask(new URLSearchParams({ name: 'a\0' }), own))).status).toBe(422)
  })
})
