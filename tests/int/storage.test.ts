import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBucket } from '@/server/storage/bucket'
import { takeBack } from '@/server/storage/take-back'
import { aPaper, aPicture } from '~/tests/support/factories/catalogue'
import { openHttp } from '~/tests/support/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { restClient, type RestClient } from '~/tests/support/rest'

/** In the environment before Payload's configuration is read, which asks for it. */
const { s3, settings } = await vi.hoisted(async () => {
  const { startS3 } = await import('~/dev/s3/server')
  const keys = { bucket: 'maru-files', accessKeyId: 'AKIAMARU', secretAccessKey: 'of the stand-in' }
  const s3 = await startS3(keys)
  const settings = { ...keys, region: 'ca-central-1', endpoint: s3.url }
  Object.assign(process.env, {
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_ENDPOINT: settings.endpoint,
  })
  return { s3, settings }
})

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

const asSeller = () => ({ overrideAccess: false, user: world.users.seller })
const onDisk = (folder: string, name: string) => existsSync(join(process.env.MARU_DATA ?? '', folder, name))

/** A picture large enough to be cut to every size. */
const aLargePicture = async () => {
  const data = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#c2512f' } })
    .png()
    .toBuffer()
  return { ...aPicture(), data, size: data.length }
}

test('a picture and all its sizes lie in the bucket under the folder of the seller, and nothing of it on the disk', async () => {
  const file = await aLargePicture()
  const made = await world.payload.create({ collection: 'media', data: {}, file, ...asSeller() })
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
  const file = aPaper()
  const made = await world.payload.create({
    collection: 'documents',
    data: { kind: 'business' },
    file,
    ...asSeller(),
  })
  expect(s3.keys()).toContain(`documents/${world.ids.users.seller}/${made.filename}`)
  const own = await send('seller', `documents/file/${made.filename}`)
  expect([own.status, own.headers.get('content-disposition'), own.headers.get('cache-control')]).toEqual([
    200,
    'attachment',
    'private, no-store',
  ])
  expect(Buffer.from(await own.arrayBuffer())).toEqual(file.data)
  for (const role of ['visitor', 'buyer'] as const)
    expect((await send(role, `documents/file/${made.filename}`)).status, role).toBeGreaterThanOrEqual(401)
})

test('what is not there is null, and who is not let in is told so', async () => {
  const bucket = openBucket(settings)
  await expect(bucket.check()).resolves.toBeUndefined()
  expect(await bucket.get('products/nobody/수전 1.webp')).toBeNull()
  await bucket.put('products/nobody/수전 1.webp', Buffer.from('tile'), 'image/webp')
  expect(await bucket.get('products/nobody/수전 1.webp')).toEqual({
    body: new Uint8Array(Buffer.from('tile')),
    type: 'image/webp',
  })
  for (const wrong of [{ secretAccessKey: 'guessed' }, { accessKeyId: 'AKIAOTHER' }, { bucket: 'other' }]) {
    const other = openBucket({ ...settings, ...wrong })
    await expect(other.check(), JSON.stringify(wrong)).rejects.toThrow()
    await expect(other.get('products/nobody/수전 1.webp'), JSON.stringify(wrong)).rejects.toThrow()
    await expect(other.put('x', Buffer.from('x'), 'image/webp'), JSON.stringify(wrong)).rejects.toThrow()
  }
})

test('a paper whose row was rolled back is taken back out of the bucket, one that has a row is not', async () => {
  const lost = { filename: 'paper.pdf', prefix: `documents/${world.ids.users.buyer}` }
  await openBucket(settings).put(`${lost.prefix}/paper.pdf`, aPaper().data, 'application/pdf')
  const kept = await world.payload.create({
    collection: 'documents',
    data: { kind: 'business' },
    file: aPaper(),
    ...asSeller(),
  })
  await takeBack([lost, kept])
  expect(s3.keys()).not.toContain(`${lost.prefix}/paper.pdf`)
  expect(s3.keys()).toContain(`${kept.prefix}/${kept.filename}`)
})

test('an upload that the bucket does not take leaves no row behind', async () => {
  const count = async () => (await world.payload.count({ collection: 'documents' })).totalDocs
  const before = await count()
  await s3.close()
  const making = world.payload.create({
    collection: 'documents',
    data: { kind: 'business' },
    file: aPaper(),
    ...asSeller(),
  })
  await expect(making).rejects.toThrow()
  expect(await count()).toBe(before)
})
