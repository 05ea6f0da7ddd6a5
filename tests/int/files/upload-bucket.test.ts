import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import en from '@/messages/en'
import { aPaper } from '~/tests/support/factories/catalogue'
import { noise } from '~/tests/support/factories/pictures'
import { multipart, openUploads } from '~/tests/support/http/uploads'
import { deleteUnusedPictures } from '@/server/storage/delete-unused-pictures'
import { openWorld, type World } from '~/tests/support/open-world'

/** Every refusal is logged. */
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
const { s3 } = await vi.hoisted(async () => (await import('~/tests/support/process/bucket')).openS3())

let world: World
let uploads: Awaited<ReturnType<typeof openUploads>>
let before: Awaited<ReturnType<typeof uploads.kept>>
beforeAll(async () => {
  world = await openWorld()
  uploads = await openUploads(() => world)
})
beforeEach(async () => void (before = await uploads.kept()))
afterAll(() => uploads.close())

const picture = multipart({ bytes: await noise(900, 1100).jpeg().toBuffer() })
const document = multipart({ bytes: aPaper().data, name: 'a.pdf', fields: { kind: 'business' } })

test('a picture and a document lie in the bucket and not on the disk', async () => {
  const answers = [
    await uploads.post('seller', 'picture', picture),
    await uploads.post('buyer', 'document', document),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const { files } = await uploads.kept()
  expect(files).toEqual(before.files)
  expect(s3.keys().map((key) => key.split('/').slice(0, 2).join('/'))).toEqual([
    ...Array(6).fill(`products/${world.ids.users.seller}`),
    `documents/${world.ids.users.buyer}`,
  ])
})

test.each([1, 2, 4, 6])(
  'if the bucket refuses file %i of a picture, nothing of it remains',
  async (refused) => {
    const keys = s3.keys()
    let puts = 0
    // The others arrive later than the refusal.
    s3.obey(async (method) => {
      if (method !== 'PUT') return null
      if ((puts += 1) === refused) return 'AccessDenied'
      await new Promise((resolve) => setTimeout(resolve, 100))
      return null
    })
    const { status, json, headers } = await uploads.post('seller', 'picture', picture)
    s3.obey(() => null)
    expect([status, json, headers['retry-after']]).toEqual([
      503,
      { message: en.issues.upload.notStored },
      '5',
    ])
    expect([s3.keys(), await uploads.kept()]).toEqual([keys, before])
    expect(logged).toHaveBeenCalled()
  },
)

test('a picture that nothing names goes from the bucket, and stays whole in the shop if the bucket refuses', async () => {
  const { json } = await uploads.post('seller', 'picture', picture)
  const { pool } = world.payload.db
  await pool.query(`update media set updated_at = '2020-01-01' where id = $1`, [json.id])
  const row = await world.system.get('media', String(json.id))
  const own = () => s3.keys().filter((key) => key.startsWith(String(row.prefix)) && key.includes(nameOf(row)))
  expect(own()).toHaveLength(6)
  s3.obey((method) => (method === 'DELETE' ? 'AccessDenied' : null))
  await expect(deleteUnusedPictures()).rejects.toThrow('unused pictures remain')
  s3.obey(() => null)
  expect((await pool.query('select 1 from media where id = $1', [json.id])).rows).toHaveLength(1)
  expect(own()).toHaveLength(6)
  await deleteUnusedPictures()
  expect((await pool.query('select 1 from media where id = $1', [json.id])).rows).toEqual([])
  expect(own()).toEqual([])
})

test('a bucket that is away is said, and nothing is kept', async () => {
  await s3.close()
  for (const [kind, body] of [
    ['picture', picture],
    ['document', document],
  ] as const) {
    const { status, json } = await uploads.post('seller', kind, body)
    expect([status, json]).toEqual([503, { message: en.issues.upload.notStored }])
  }
  expect(await uploads.kept()).toEqual(before)
})

/** Time and random bytes, which all sizes share. */
const nameOf = ({ filename }: Record<string, unknown>) => String(filename).slice(0, 46)
