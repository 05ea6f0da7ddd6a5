import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { aPicture } from '~/tests/support/factories/catalogue'
import { multipart, openUploads } from '~/tests/support/http/uploads'
import type * as ReadUpload from '@/server/http/read-upload'
import { throttle } from '@/server/auth/throttle'
import { openWorld, type World } from '~/tests/support/open-world'

/** What stalls is waited for half a second here. */
vi.mock('@/server/http/read-upload', async (load) => {
  const real = await load<typeof ReadUpload>()
  const patience = { silence: 300, pace: { grace: 1_500, bytes: 50 } }
  return {
    ...real,
    readDeclared: (request: Request, length: number) => real.readDeclared(request, length, patience),
  }
})

let world: World
let uploads: Awaited<ReturnType<typeof openUploads>>
let before: Awaited<ReturnType<typeof uploads.kept>>
beforeAll(async () => {
  world = await openWorld()
  uploads = await openUploads(() => world)
})
beforeEach(async () => void (before = await uploads.kept()))
afterAll(() => uploads.close())

const whole = multipart({ bytes: aPicture().data })
const words = en.issues.upload
const MB = 1_000_000

describe('an upload from elsewhere', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': undefined },
    { 'sec-fetch-site': undefined, origin: 'https://evil.test' },
    { 'sec-fetch-site': undefined, origin: 'null' },
  ])('does not find us: %j', async (headers) => {
    for (const kind of ['picture', 'document'] as const)
      expect((await uploads.post('seller', kind, whole, { headers })).status).toBe(404)
    expect(await uploads.kept()).toEqual(before)
  })

  test('is taken where an old browser names our own origin alone', async () => {
    const headers = { 'sec-fetch-site': undefined, host: 'maru.test', origin: 'https://maru.test' }
    expect((await uploads.post('seller', 'picture', whole, { headers })).status).toBe(201)
  })
})

describe('the head of an upload', () => {
  test.each([
    ['without a length', { 'content-length': undefined, 'transfer-encoding': 'chunked' }, 411, 'length'],
    ['longer than 12 MB', {}, 413, 'tooLarge'],
    ['of another type', { 'content-type': 'image/png' }, 415, 'type'],
    ['as JSON', { 'content-type': 'application/json' }, 415, 'type'],
  ] as const)(
    '%s is refused before the body is read, in three languages',
    async (_, headers, status, code) => {
      const body = status === 413 ? Buffer.alloc(13 * MB) : whole
      for (const [locale, messages] of Object.entries({ en, fr, ko })) {
        const answer = await uploads.post('seller', 'picture', body, {
          headers,
          query: `?locale=${locale}`,
        })
        expect([answer.status, answer.json]).toEqual([status, { message: messages.issues.upload[code] }])
      }
      expect(await uploads.kept()).toEqual(before)
    },
  )

  test('names the language in a query, else in the page it came from, else in the browser', async () => {
    const headers = { 'content-type': 'image/png' }
    const said = async (more: object, query = '') =>
      (await uploads.post('seller', 'picture', whole, { headers: { ...headers, ...more }, query })).json
        .message
    expect(await said({ 'accept-language': 'ko' })).toBe(ko.issues.upload.type)
    expect(await said({ 'accept-language': 'ko', referer: 'https://maru.test/fr/upload' })).toBe(
      fr.issues.upload.type,
    )
    expect(await said({ referer: 'https://maru.test/fr/upload' }, '?locale=en')).toBe(words.type)
  })
})

describe('the body of an upload', () => {
  test.each([
    ['no form', Buffer.from('rubbish'), 400, words.incomplete],
    ['a form cut short', whole.subarray(0, whole.length - 30), 400, words.incomplete],
    ['nothing', Buffer.alloc(0), 400, words.incomplete],
    [
      'a form without a file',
      Buffer.from(String(whole).replace('name="file"', 'name="other"')),
      422,
      words.missing,
    ],
    ['text for a file', Buffer.from(String(whole).replace(/; filename="[^"]+"/, '')), 422, words.missing],
    [
      'two files',
      Buffer.concat([
        whole.subarray(0, -'--\r\n'.length),
        Buffer.from('\r\n'),
        whole.subarray(whole.indexOf('\n') + 1),
      ]),
      422,
      words.missing,
    ],
  ])('that is %s is refused with a sentence', async (_, body, status, message) => {
    const answer = await uploads.post('seller', 'picture', body)
    expect([answer.status, answer.json]).toEqual([status, { message }])
    expect(await uploads.kept()).toEqual(before)
  })

  test('may carry what else an uploader sends', async () => {
    const fields = {
      name: 'tile.png',
      type: 'image/png',
      relativePath: 'null',
      alt: 'x'.repeat(9_000),
      id: '1',
    }
    const { status, json } = await uploads.post(
      'seller',
      'picture',
      multipart({ bytes: aPicture().data, fields }),
    )
    expect([status, json.alt]).toEqual([201, ''])
    expect(json.id).not.toBe('1')
  })

  test('shorter than its length is waited for a while, then refused', async () => {
    const { answered } = uploads.begin('seller', 'picture', 12 * MB, whole)
    expect(await answered).toMatch(/^HTTP\/1\.1 400 [^]*connection: close[^]*didn’t arrive in full/i)
    expect(await uploads.kept()).toEqual(before)
  })

  test('that comes more slowly than 50 kB a second is refused after a while', async () => {
    const { socket, answered } = uploads.begin('seller', 'picture', 12 * MB, whole)
    const trickle = setInterval(() => socket.write('x'), 100)
    const text = await answered.finally(() => clearInterval(trickle))
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('longer than its length is cut there: the rest is no request', async () => {
    const { answered } = uploads.begin(
      'seller',
      'picture',
      100,
      Buffer.concat([whole, Buffer.alloc(MB, 'x')]),
    )
    expect(await answered).toMatch(/^HTTP\/1\.1 400 /)
    expect(await uploads.kept()).toEqual(before)
  })

  test('of somebody who goes away leaves nothing, and frees its place', async () => {
    const gone = Array.from({ length: 30 }, () => uploads.begin('seller', 'picture', 2 * MB, whole))
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (const { socket } of gone) socket.destroy()
    await vi.waitFor(
      async () => expect((await uploads.post('seller', 'picture', whole)).status).toBe(201),
      5_000,
    )
  })
})

test('a member who uploads without end is asked to wait', async () => {
  const body = multipart({ bytes: Buffer.from('no document') })
  const statuses = []
  for (let at = 0; at < 61; at += 1)
    statuses.push((await uploads.post('otherBuyer', 'document', body)).status)
  expect([statuses.slice(0, 60).every((status) => status === 422), statuses[60]]).toEqual([true, 429])
  const { headers, json } = await uploads.post('otherBuyer', 'document', body)
  expect(Number(headers['retry-after'])).toBeGreaterThan(60)
  expect(json.message).toMatch(/minutes/)
})

test('a seller uploads 120 pictures an hour, and reads when the next is taken', async () => {
  const account = world.ids.users.otherSeller
  for (let at = 0; at < 119; at += 1) await throttle('uploadPicture', { account })
  expect((await uploads.post('otherSeller', 'picture', whole)).status).toBe(201)
  const late = await uploads.post('otherSeller', 'picture', whole, { query: '?locale=fr' })
  expect([late.status, late.json.message]).toEqual([429, expect.stringMatching(/60/)])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3_000)
})
