import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBucket } from '@/server/storage/bucket'
import { deleteOrphanedFiles } from '@/server/storage/delete-orphaned-files'
import { ungenerated, unmigrated } from '~/tests/support/database/drift'
import { aPaper } from '~/tests/support/factories/catalogue'
import { uploadsOf } from '~/tests/support/factories/uploads'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { formOf, restClient, type RestClient } from '~/tests/support/http/rest'

const { s3, settings } = await vi.hoisted(async () =>
  (await import('~/tests/support/process/bucket')).openS3(),
)

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
const onDisk = (folder: string, name: string) => existsSync(join(process.env.MARU_DATA ?? '', folder, name))

test('a picture and all its sizes lie in the bucket under the folder of the seller, and nothing of it on the disk', async () => {
  const made = await newPicture()
  const folder = `products/${world.ids.users.seller}`
  const names = [made.filename, ...Object.values(made.sizes ?? {}).map(({ filename }) => filename)]
  expect(names).toHaveLength(6)
  expect(
    s3
      .keys()
      .filter((key) => key.startsWith(folder))
      .toSorted(),
  ).toEqual(names.map((name) => `${folder}/${name}`).toSorted())
  expect(names.filter((name) => onDisk('media', name ?? ''))).toEqual([])
  const answer = await send('visitor', `media/file/${made.sizes?.card?.filename}`)
  const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([answer.status, answer.headers.get('content-type'), width, format]).toEqual([
    200,
    'image/webp',
    400,
    'webp',
  ])
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")

  await world.payload.delete({ collection: 'media', id: made.id })
  expect(s3.keys().filter((key) => key.startsWith(folder))).toEqual([])
  expect((await send('visitor', `media/file/${made.filename}`)).status).toBe(404)
})

test('a paper in the bucket is sent to its owner and to nobody else', async () => {
  const made = await newPaper()
  expect(s3.keys()).toContain(`documents/${world.ids.users.seller}/${made.filename}`)
  const own = await send('seller', `documents/file/${made.filename}`)
  expect([own.status, own.headers.get('content-disposition'), own.headers.get('cache-control')]).toEqual([
    200,
    'attachment',
    'private, no-store',
  ])
  expect(Buffer.from(await own.arrayBuffer())).toEqual(aPaper().data)
  for (const role of ['visitor', 'buyer'] as const)
    expect((await send(role, `documents/file/${made.filename}`)).status, role).toBeGreaterThanOrEqual(401)
})

test('who is not let into the bucket is told so', async () => {
  await expect(openBucket(settings).check()).resolves.toBeUndefined()
  for (const wrong of [{ secretAccessKey: 'guessed' }, { accessKeyId: 'AKIAOTHER' }, { bucket: 'other' }]) {
    const other = openBucket({ ...settings, ...wrong })
    await expect(other.check(), JSON.stringify(wrong)).rejects.toThrow()
    await expect(other.remove('products/nobody/tile.webp'), JSON.stringify(wrong)).rejects.toThrow()
  }
})

test('a bucket that does not answer is not waited for without end', async () => {
  const patience = { connectionTimeout: 200, requestTimeout: 200, socketTimeout: 200 }
  s3.obey(() => new Promise(() => {}))
  await expect(openBucket(settings, patience).check()).rejects.toThrow()
  s3.obey(() => null)
})

test('a paper whose row was rolled back is taken back out of the bucket, one that has a row is not', async () => {
  const lost = { filename: 'paper.pdf', prefix: `documents/${world.ids.users.buyer}` }
  s3.write(`${lost.prefix}/paper.pdf`, aPaper().data, 'application/pdf')
  const kept = await newPaper()
  await deleteOrphanedFiles([lost, kept])
  expect(s3.keys()).not.toContain(`${lost.prefix}/paper.pdf`)
  expect(s3.keys()).toContain(`${kept.prefix}/${kept.filename}`)
})

test('a client has no word in the key of its file', async () => {
  const data = { kind: 'business', prefix: 'documents/other', _objectKey: 'elsewhere' }
  const made = await send('admin', 'documents', { method: 'POST', form: formOf(data, aPaper()) })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const row = await world.system.get('documents', doc.id)
  expect(row).toMatchObject({ prefix: `documents/${row.owner ?? 'maru'}`, _objectKey: null })
  expect(s3.keys()).toContain(`${row.prefix}/${row.filename}`)
})

test('what others write while a file is stored stays written', async () => {
  const before = await newPicture()
  let changed = false
  s3.obey(async (method) => {
    if (method === 'PUT' && !changed) {
      changed = true
      const data = { alt: 'Written meanwhile' }
      await world.payload.update({ collection: 'media', id: before.id, data, overrideAccess: true })
    }
    return null
  })
  const made = await newPicture()
  s3.obey(() => null)
  expect(await world.system.get('media', before.id)).toMatchObject({ alt: 'Written meanwhile' })
  const row = await world.system.get('media', made.id)
  expect(row).toMatchObject({ hash: made.hash, prefix: made.prefix, filename: made.filename })
  expect(row.sizes).toEqual(made.sizes)
})

test('a file is stored once, when its row is made, and never exchanged', async () => {
  const paper = await newPaper()
  const key = `${paper.prefix}/${paper.filename}`
  const puts: string[] = []
  s3.obey((method, name) => {
    if (method === 'PUT') puts.push(name)
    return null
  })
  const req = await createLocalReq({ user: world.users.admin ?? undefined }, world.payload)
  const other = await world.payload.create({
    collection: 'documents',
    data: { kind: 'business' },
    file: { ...aPaper(), name: 'other.pdf' },
    req,
  })
  await world.payload.update({ collection: 'documents', id: paper.id, data: { kind: 'exemption' }, req })
  s3.obey(() => null)
  expect(puts).toEqual([`${other.prefix}/${other.filename}`])
  expect(s3.read(key)).toEqual(aPaper().data)
  const exchange = { collection: 'documents', id: paper.id, data: {}, file: aPaper() } as const
  await expect(world.payload.update(exchange)).rejects.toThrow('upload.exchange')
})

test.each(['documents', 'media'] as const)(
  'one of %s that the bucket does not give up keeps its row',
  async (slug) => {
    const { id, filename, prefix } = slug === 'documents' ? await newPaper() : await newPicture()
    s3.obey((method) => (method === 'DELETE' ? 'AccessDenied' : null))
    await expect(world.payload.delete({ collection: slug, id })).rejects.toThrow()
    const { status } = await send('admin', `${slug}/${id}`, { method: 'DELETE' })
    s3.obey(() => null)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await world.system.get(slug, id)).toMatchObject({ filename })
    expect(s3.keys()).toContain(`${prefix}/${filename}`)
    await world.payload.delete({ collection: slug, id })
    expect(s3.keys()).not.toContain(`${prefix}/${filename}`)
  },
)

test('a picture whose sizes the bucket gives up only in part still has its own file', async () => {
  const { id, filename, prefix } = await newPicture()
  let deletes = 0
  s3.obey((method) => (method === 'DELETE' && ++deletes > 1 ? 'AccessDenied' : null))
  await expect(world.payload.delete({ collection: 'media', id })).rejects.toThrow()
  s3.obey(() => null)
  expect(deletes).toBe(2)
  expect(s3.keys()).toContain(`${prefix}/${filename}`)
})

test('the address of a file is the one it has on the disk', async () => {
  const made = await newPicture()
  const { url, sizes } = await world.system.get('media', made.id)
  expect(url).toBe(`${process.env.SITE_URL}/api/media/file/${made.filename}`)
  expect(sizes).toMatchObject({
    card: { url: `${process.env.SITE_URL}/api/media/file/${made.sizes?.card?.filename}` },
  })
})

test('the schema, the types and the import map are those of a shop without a bucket', async () => {
  expect(await unmigrated(world.payload)).toEqual([])
  expect(await ungenerated(world.payload)).toEqual([])
})

test('an upload that the bucket does not take leaves no row behind', async () => {
  const count = async () => (await world.payload.count({ collection: 'documents' })).totalDocs
  const before = await count()
  await s3.close()
  await expect(newPaper()).rejects.toThrow()
  expect(await count()).toBe(before)
})
