import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowedSamples } from '~/tests/support/allowed'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { POLICY } from '~/tests/support/policy'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { ROLES } from '~/tests/support/roles'
import type { Slug } from '~/tests/support/policy/row'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const fileOf = async (slug: Slug, id: string) =>
  encodeURIComponent(String((await world.system.get(slug, id)).filename))

describe.each(['media', 'documents', 'product-documents', 'review-pictures'] as const)(
  'the bytes of %s',
  (slug) => {
    test.each(ROLES)('are given to %s for exactly the documents that may be read', async (role) => {
      const given: string[] = []
      for (const [name, id] of Object.entries(world.ids[slug])) {
        const { status } = await send(role, `${slug}/file/${await fileOf(slug, id)}`)
        given.push(...(status === 200 ? [name] : []))
      }
      expect(given.toSorted()).toEqual(allowedSamples(slug, 'read', role))
      expect(Object.keys(POLICY[slug].samples)).toHaveLength(Object.keys(world.ids[slug]).length)
    })

    test.each(ROLES)('of no other file of the machine are given to %s', async (role) => {
      const asked = [
        '..%2F..%2Fpackage.json',
        '..%5C..%5Cpackage.json',
        '%2Fetc%2Fpasswd',
        '.%00.png',
        'nothing.png',
      ]
      const answers = await Promise.all(asked.map((name) => send(role, `${slug}/file/${name}`)))
      expect(answers.filter(({ status }) => status < 400)).toEqual([])
    })

    test.each(ROLES)('with no text for a name are not found by %s', async (role) => {
      const names = ['%00', 'a%00.png', '%EF%BF%BF', 'tile.png?prefix=%00', 'tile.png?prefix=%ED%A0%80']
      const asked = names.map(async (name) => (await send(role, `${slug}/file/${name}`)).status)
      const refused = (await Promise.all(asked)).filter((status) => status !== 404 && status !== 403)
      expect(refused).toEqual([])
    })
  },
)

test('a picture may be kept by everyone for a year, and runs nothing', async () => {
  const { headers } = await send('visitor', `media/file/${await fileOf('media', world.ids.media.house)}`)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('content-type')).toBe('image/webp')
})

test('a paper is kept by nobody, is saved and not shown, and runs nothing', async () => {
  const { headers } = await send(
    'buyer',
    `documents/file/${await fileOf('documents', world.ids.documents.waybill)}`,
  )
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('a public document of a product is asked for anew each time, is saved and not shown, and runs nothing', async () => {
  const file = await fileOf('product-documents', world.ids['product-documents'].published)
  const { headers } = await send('visitor', `product-documents/file/${file}`)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

describe('a picture on the disk', () => {
  test('is read in ranges, and once by whoever names its ETag', async () => {
    const path = `media/file/${await fileOf('media', world.ids.media.house)}`
    const whole = Buffer.from(await (await send('visitor', path)).arrayBuffer())
    const part = await send('visitor', path, { headers: { range: 'bytes=3-9' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 3-9/${whole.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(3, 10))
    expect((await send('visitor', path, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416)
    const etag = part.headers.get('etag') ?? ''
    const again = await send('visitor', path, { headers: { 'if-none-match': etag } })
    expect([etag.length > 4, again.status, await again.text()]).toEqual([true, 304, ''])
  })
})
