import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openPage, sealPage } from '@/server/next/page-value.mjs'

const sealing = { name: 'maru:pages:x:page:y', secret: 'k'.repeat(48) }
const facts = { begun: 1, made: 2, tags: ['products', 'list:한글'], cacheControl: { revalidate: 60 } }
const page = {
  kind: 'APP_PAGE',
  html: '<p>마루, a floor’s name</p>',
  rscData: Buffer.from([0, 255, 1, 254]),
  postponed: undefined,
  headers: { 'x-next-cache-tags': 'products' },
  status: 200,
  segmentData: new Map([
    ['/_tree', Buffer.from([7, 0, 7])],
    ['/empty', Buffer.alloc(0)],
  ]),
}

test('a page comes back as it was, byte for byte', async () => {
  const bytes = await sealPage(sealing, page, facts)
  expect(await openPage(sealing, bytes)).toEqual({ page, facts })
})

test('so does one without parts, such as one that leads on', async () => {
  const bare = { ...page, html: '', rscData: undefined, segmentData: undefined, status: 308 }
  expect((await openPage(sealing, await sealPage(sealing, bare, facts)))?.page).toEqual(bare)
})

test.each([
  ['no bytes', Buffer.alloc(0)],
  ['random bytes', randomBytes(300)],
  ['a page that nobody signed', Buffer.concat([randomBytes(32), gzipSync('{}')])],
  ['no bytes at all', null],
])('%s is no page', async (_, bytes) => {
  expect(await openPage(sealing, bytes)).toBeNull()
})

test('a page opens under its own name and key alone, and as nobody changed it', async () => {
  const bytes = (await sealPage(sealing, page, facts)) ?? Buffer.alloc(0)
  expect(await openPage({ ...sealing, name: 'maru:pages:x:page:z' }, bytes)).toBeNull()
  expect(await openPage({ ...sealing, secret: 'other' }, bytes)).toBeNull()
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100)
  expect(await openPage(sealing, changed)).toBeNull()
})

test('what is too large to share is not sealed', async () => {
  expect(await sealPage(sealing, { ...page, rscData: randomBytes(5_000_000) }, facts)).toBeNull()
})
