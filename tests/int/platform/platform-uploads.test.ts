import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPaper, aPicture } from '~/tests/support/factories/catalogue'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { formOf, restClient, type RestClient } from '~/tests/support/http/rest'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const file = (data: Buffer, name: string, mimetype: string) => ({ data, name, mimetype, size: data.length })
const HTML = Buffer.from('<html><script>alert(1)</script></html>')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const ZIP = Buffer.from('PK\u0003\u0004 a document of some office')
const AVIF = await sharp(aPicture().data).avif().toBuffer()
const HUGE = Buffer.concat([aPicture().data, Buffer.alloc(10 * 1024 * 1024)])

const FALSE_PICTURES = [
  ['a page that says it is a PNG', file(HTML, 'tile.png', 'image/png')],
  ['an SVG', file(SVG, 'tile.svg', 'image/svg+xml')],
  ['an SVG that says it is a PNG', file(SVG, 'tile.png', 'image/png')],
  ['a paper', aPaper()],
  ['a paper that says it is a JPEG', { ...aPaper(), name: 'tile.jpg', mimetype: 'image/jpeg' }],
  ['an AVIF, which only we make', file(AVIF, 'tile.avif', 'image/avif')],
  ['more than 10 MB', file(HUGE, 'tile.png', 'image/png')],
  ['nothing at all', file(Buffer.alloc(0), 'tile.png', 'image/png')],
] as const

const FALSE_PAPERS = [
  ['a page that says it is a PDF', file(HTML, 'paper.pdf', 'application/pdf')],
  ['an office document', file(ZIP, 'paper.docx', 'application/vnd.openxmlformats-officedocument')],
  ['an SVG that says it is a PNG', file(SVG, 'paper.png', 'image/png')],
  ['more than 10 MB', file(HUGE, 'paper.png', 'image/png')],
] as const

const asSeller = () => ({ overrideAccess: false, user: world.users.seller })

describe('a picture', () => {
  test.each(FALSE_PICTURES)('is not %s', async (_, given) => {
    const making = world.payload.create({ collection: 'media', data: {}, file: given, ...asSeller() })
    await expect(making).rejects.toThrow()
    const answer = await send('editor', 'media', { method: 'POST', form: formOf({}, given) })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect((await world.payload.count({ collection: 'media' })).totalDocs).toBe(
      Object.keys(world.ids.media).length,
    )
  })

  test('is encoded anew, without what the camera wrote into it', async () => {
    const exif = { IFD0: { Copyright: 'Jo Kim, 12 King Street' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } }
    const data = await sharp(aPicture().data).withExif(exif).jpeg().toBuffer()
    const made = await world.payload.create({
      collection: 'media',
      data: {},
      file: file(data, 'a.jpg', 'image/jpeg'),
      ...asSeller(),
    })
    const stored = await sharp(join(process.env.MARU_DATA ?? '', 'media', made.filename ?? '')).metadata()
    expect(await sharp(data).metadata()).toHaveProperty('exif')
    expect(stored.format).toBe('webp')
    expect(stored.exif).toBeUndefined()
  })

  test.each([
    '../../../../tmp/evil.png',
    '..\\evil.png',
    '/etc/cron.d/evil.png',
    'a b.png',
    '.htaccess.png',
    'x.php.png',
    '타일.png',
  ])('named %s is kept under a name that nobody guesses, in its folder', async (name) => {
    const given = { ...aPicture(), name }
    const made = await world.payload.create({ collection: 'media', data: {}, file: given, ...asSeller() })
    expect(made.filename).toMatch(/^\d{13}_[0-9a-f]{32}_[^/\\\s]+\.webp$/)
    expect(made.prefix).toBe(`products/${world.ids.users.seller}`)
    expect(existsSync(join(process.env.MARU_DATA ?? '', 'media', made.filename ?? ''))).toBe(true)
  })
})

describe('a paper', () => {
  test.each(FALSE_PAPERS)('is not %s', async (_, given) => {
    const data = { kind: 'business' } as const
    const before = await world.payload.count({ collection: 'documents' })
    const making = world.payload.create({ collection: 'documents', data, file: given, ...asSeller() })
    await expect(making).rejects.toThrow()
    expect(await world.payload.count({ collection: 'documents' })).toEqual(before)
  })

  test('is kept under a name that nobody guesses, in the folder of its owner', async () => {
    const data = { kind: 'business' } as const
    const given = { ...aPaper(), name: '../licence.pdf' }
    const made = await world.payload.create({ collection: 'documents', data, file: given, ...asSeller() })
    expect(made.filename).toMatch(/^\d{13}_[0-9a-f]{32}_[^/\\\s]+\.pdf$/)
    expect(made.prefix).toBe(`documents/${world.ids.users.seller}`)
  })
})

describe('an upload that names an address and brings nothing', () => {
  let asked = 0
  const elsewhere = createServer((_, answer) => {
    asked += 1
    answer.writeHead(200, { 'content-type': 'image/png' }).end(aPicture().data)
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/tile.png`
  })
  afterAll(() => elsewhere.close())

  test.each(['media', 'documents'] as const)('is refused for %s and fetches nothing', async (slug) => {
    const json = { filename: 'tile.png', url, kind: 'business' }
    const statuses = [
      (await send('admin', slug, { method: 'POST', json })).status,
      (await send('admin', slug, { method: 'POST', form: formOf(json) })).status,
      (await send('admin', `${slug}/paste-url?src=${encodeURIComponent(url)}`)).status,
    ]
    expect(statuses.map((status) => status >= 400 && status < 500)).toEqual([true, true, true])
    expect(asked).toBe(0)
  })

  test('is no way to change the file of a picture either', async () => {
    const id = world.ids.media.house
    const before = await world.system.get('media', id)
    await send('admin', `media/${id}`, { method: 'PATCH', json: { filename: 'tile.png', url } })
    expect([await world.system.get('media', id).then(({ filename }) => filename), asked]).toEqual([
      before.filename,
      0,
    ])
  })
})
