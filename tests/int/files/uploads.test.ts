import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { aPaper } from '~/tests/support/factories/catalogue'
import { emptyPng, movingGif, noise } from '~/tests/support/factories/pictures'
import { multipart, openUploads } from '~/tests/support/http/uploads'
import { openWorld, type World } from '~/tests/support/open-world'

const temporary = mkdtempSync(join(tmpdir(), 'maru-uploads-'))
process.env.TMPDIR = temporary

let world: World
let uploads: Awaited<ReturnType<typeof openUploads>>
beforeAll(async () => {
  world = await openWorld()
  uploads = await openUploads(() => world)
})
afterAll(() => uploads.close())

const photo = await noise(900, 1100).jpeg().toBuffer()
const onDisk = (name: unknown) => join(process.env.MARU_DATA ?? '', 'media', String(name))
const rowOf = async (json: Record<string, unknown>) => world.system.get('media', String(json.id))
const MESSAGES = { en, fr, ko }

describe('a picture of a seller', () => {
  test('is answered with what a form shows, and kept as its owner’s', async () => {
    const { status, json, headers } = await uploads.post(
      'seller',
      'picture',
      multipart({ bytes: photo, name: '..\\C:\\my tile.jpg' }),
    )
    const { hash, ...row } = await rowOf(json)
    expect([status, headers['cache-control']]).toEqual([201, 'private, no-store'])
    expect(json).toEqual({
      id: row.id,
      url: `/img/${hash}-2000`,
      urls: Object.fromEntries([160, 400, 768, 2000].map((width) => [width, `/img/${hash}-${width}`])),
      width: 900,
      height: 1100,
      name: 'my_tile.jpg',
      alt: '',
    })
    expect(row).toMatchObject({ owner: world.ids.users.seller, mimeType: 'image/webp' })
    expect((await sharp(onDisk(row.filename)).metadata()).format).toBe('webp')
  })

  test('may move: its first frame is kept', async () => {
    const { status, json } = await uploads.post(
      'seller',
      'picture',
      multipart({ bytes: movingGif(1000, 1000, 40) }),
    )
    expect([status, json.width, json.height]).toEqual([201, 1000, 1000])
  })

  test('stands upright, is as large as pages show it, and says nothing of where it was taken', async () => {
    const bytes = await noise(3000, 2000)
      .withExif({ IFD0: { Copyright: 'Jo Kim' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { json } = await uploads.post('seller', 'picture', multipart({ bytes }))
    const row = await rowOf(json)
    const stored = await sharp(onDisk(row.filename)).metadata()
    expect(await sharp(bytes).metadata()).toHaveProperty('orientation', 6)
    expect(stored).toMatchObject({ width: 1667, height: 2500 })
    expect(json).toMatchObject({ width: 1667, height: 2500 })
    expect([stored.exif, stored.orientation, stored.xmp, stored.icc]).toEqual(Array(4).fill(undefined))
    expect(row.sizes).toMatchObject({ card: { width: 400, height: 600 }, page: { width: 768, height: 1152 } })
  })

  test.each([
    ['../../../etc/passwd.png'],
    ['a\\u202Egnp.exe.png'.replace('\\u202E', '\u202e')],
    [`${'타'.repeat(300)}.png`],
    [`${'x'.repeat(300)}.png`],
    ['a\0b.png'],
    ['.htaccess'],
  ])('named %j is kept under a clean name', async (name) => {
    const { status, json } = await uploads.post('seller', 'picture', multipart({ bytes: photo, name }))
    expect([status, json.name]).toEqual([201, expect.stringMatching(/^[^./\\\s\p{C}][^/\\\s\p{C}]*$/u)])
    expect((await rowOf(json)).filename).toMatch(/^\d{13}_[0-9a-f]{32}_[^/\\\s\p{C}]+\.webp$/u)
  })

  test('may have 40 million pixels and 10 MB; how long that takes is said', async () => {
    const bytes = await noise(7700, 5190).jpeg({ quality: 30 }).toBuffer()
    const begun = performance.now()
    const { status } = await uploads.post('seller', 'picture', multipart({ bytes }))
    const took = Math.round(performance.now() - begun)
    console.log(`A JPEG of ${(bytes.length / 1e6).toFixed(1)} MB took ${took} ms`)
    expect([status, bytes.length > 10_000_000, took < 20_000]).toEqual([201, true, true])
  })
})

/** 900 million pixels in 140 kB. */
const BOMB = emptyPng(30_000, 30_000)
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')
const BAD_PICTURES: [string, Buffer, number, keyof typeof en.issues.upload][] = [
  ['an SVG that says it is a PNG', SVG, 415, 'imageType'],
  ['a HEIC', HEIC, 415, 'imageType'],
  ['a page', Buffer.from('<html></html>'), 415, 'imageType'],
  ['a PDF', aPaper().data, 415, 'imageType'],
  ['zeros', Buffer.alloc(100_000), 415, 'imageType'],
  ['nothing', Buffer.alloc(0), 422, 'missing'],
  ['more than 10 MB', Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]), 413, 'tooLarge'],
  ['half a JPEG', photo.subarray(0, photo.length / 2), 422, 'damaged'],
  ['a JPEG without pixels', photo.subarray(0, 30), 422, 'damaged'],
  ['a PNG that is a header alone', emptyPng(1000, 1000, 3), 422, 'damaged'],
  ['a PNG of 900 million pixels', BOMB, 422, 'pixels'],
  ['a PNG of 40 million pixels and one row', emptyPng(8000, 5001, 1), 422, 'pixels'],
  ['a PNG that says 4 billion by 4 billion', emptyPng(0x7fffffff, 0x7fffffff, 0), 422, 'damaged'],
  ['a strip of one by a million', emptyPng(1, 1_000_000), 422, 'pixels'],
  ['a GIF whose frames are 41 million pixels', movingGif(1000, 1000, 41), 422, 'pixels'],
]

describe('what is no picture', () => {
  test.each(BAD_PICTURES)(
    '%s is refused in three languages, and nothing is kept',
    async (_, bytes, status, code) => {
      const before = await uploads.kept()
      for (const locale of ['en', 'fr', 'ko'] as const) {
        const body = multipart({ bytes, fields: locale === 'ko' ? { locale } : {} })
        const answer = await uploads.post('seller', 'picture', body, { query: `?locale=${locale}` })
        const said = String(MESSAGES[locale].issues.upload[code]).replace(/\{\w+, number\}/g, '@')
        expect(answer.status).toBe(status)
        expect(
          String(answer.json.message).replace(/\d[\d,\s\u00a0\u202f]*\d/g, (n) =>
            said.includes('@') ? '@' : n,
          ),
        ).toBe(said)
      }
      expect(await uploads.kept()).toEqual(before)
    },
  )

  test('is not known by its name or by what the browser says', async () => {
    const { status } = await uploads.post(
      'seller',
      'picture',
      multipart({ bytes: photo, name: 'page.html', type: 'text/html' }),
    )
    expect(status).toBe(201)
  })

  test('is refused through the panel too, before it is decoded', async () => {
    const file = { data: BOMB, name: 'a.png', mimetype: 'image/png', size: 1 }
    for (const [collection, data] of [
      ['media', {}],
      ['documents', { kind: 'business' }],
    ] as const) {
      const making = world.payload.create({
        collection,
        data: data as never,
        file,
        overrideAccess: false,
        user: world.users.admin,
      })
      await expect(making, collection).rejects.toThrow('upload.pixels')
    }
  })
})

test('no upload went through a temporary file', () => {
  expect(readdirSync(temporary)).toEqual([])
})
