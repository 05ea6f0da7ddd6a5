import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/img/[name]/route'
import { uploadsOf } from '~/tests/support/factories/uploads'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { restClient, type RestClient } from '~/tests/support/http/rest'

const { s3 } = await vi.hoisted(async () => (await import('~/tests/support/process/bucket')).openS3())

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(async () => {
  await http.close()
  await s3.close()
})

const { newPicture, newPaper } = uploadsOf(() => world)

const img = (name: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://maru.test/img/${name}`, { headers }), { params: Promise.resolve({ name }) })

describe('a file in the bucket is read', () => {
  test('in ranges, from both of its addresses', async () => {
    const made = await newPicture()
    const key = `${made.prefix}/${made.filename}`
    const all = s3.read(key) ?? Buffer.alloc(0)
    const read = async (range: string) => [
      await send('visitor', `media/file/${made.filename}`, { headers: { range } }),
      await img(`${made.hash}-2000`, { range }),
    ]
    for (const answer of await read('bytes=10-29')) {
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes 10-29/${all.length}`)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(all.subarray(10, 30))
    }
    for (const { status, headers } of await read(`bytes=${all.length}-`))
      expect([status, headers.get('cache-control')]).toEqual([416, 'no-store'])
  })

  test('once by whoever names its ETag', async () => {
    const made = await newPicture()
    const read = async (headers: Record<string, string> = {}) => [
      await send('visitor', `media/file/${made.sizes?.card?.filename}`, { headers }),
      await img(`${made.hash}-400`, headers),
    ]
    for (const [i, answer] of (await read()).entries()) {
      const etag = answer.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const again = (await read({ 'if-none-match': etag }))[i]
      expect([again?.status, await again?.text()]).toEqual([304, ''])
    }
  })

  test('while it arrives: the first bytes are sent before the last are there', async () => {
    const made = await newPicture()
    const answer = await img(`${made.hash}-2000`)
    expect(answer.body).toBeInstanceOf(ReadableStream)
    await answer.body?.cancel()
  })

  test('or asked for again later where the bucket does not answer', async () => {
    const made = await newPicture()
    s3.obey(() => 'SlowDown')
    const answers = [await send('visitor', `media/file/${made.filename}`), await img(`${made.hash}-2000`)]
    s3.obey(() => null)
    for (const { status, headers } of answers)
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        '5',
        'no-store',
      ])
  })

  test('never by a folder or name that the asker makes up', async () => {
    const paper = await newPaper()
    const prefix = encodeURIComponent(String(paper.prefix))
    const asked = [
      `media/file/${paper.filename}`,
      `media/file/${paper.filename}?prefix=${prefix}`,
      `documents/file/${paper.filename}?prefix=${prefix}`,
      `media/file/tile.webp?prefix=%00`,
    ]
    for (const path of asked) expect((await send('visitor', path)).status, path).toBe(404)
    const form = new FormData()
    form.set('_payload', '{}')
    const file = {
      filename: paper.filename,
      mimeType: 'image/png',
      size: 100,
      clientUploadContext: { prefix: paper.prefix, signedReceipt: 'made.up' },
    }
    form.set('file', JSON.stringify(file))
    expect((await send('editor', 'media', { method: 'POST', form })).status).toBe(400)
    expect(
      (await send('editor', 'storage-s3-generate-signed-url', { method: 'POST', json: file })).status,
    ).toBe(404)
  })
})
