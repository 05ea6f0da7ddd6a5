import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as messageFile from '@/app/api/message-file/[id]/route'
import { queues } from '@/server/storage/semaphore'
import { deleteUnsentFiles } from '@/server/storage/delete-unsent-files'
import { aPaper } from '~/tests/support/factories/catalogue'
import { noise } from '~/tests/support/factories/pictures'
import { openBrowser } from '~/tests/support/http/browser'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { multipart, openUploads } from '~/tests/support/http/uploads'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES, type Role } from '~/tests/support/roles'

let world: World
let uploads: Awaited<ReturnType<typeof openUploads>>
beforeAll(async () => {
  world = await openWorld()
  uploads = await openUploads(() => world)
})
afterAll(() => uploads.close())
beforeEach(() =>
  run(
    'update documents set message_id = null; delete from messages; delete from threads; delete from blocks',
  ),
)

const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const { call, open, say, read } = chatRoutes(() => world)
const upload = async (role: Role, bytes = aPaper().data, name = 'plan of the Kims.pdf') =>
  (await uploads.post(role, 'document', multipart({ bytes, name, fields: { kind: 'message' } }))).json as {
    id: string
    url: string
  }

describe('a file of a message', () => {
  test('is read by its sender, then by both, never by others, and has a name of ours', async () => {
    const thread = await open()
    const file = await upload('buyer')
    expect(file.url).toBe(`/api/message-file/${file.id}`)
    const readers = async () => {
      const all = await Promise.all(
        ROLES.map(
          async (role) =>
            [role, (await call(role, messageFile.GET, { params: { id: file.id } })).status] as const,
        ),
      )
      return all.filter(([, status]) => status === 200).map(([role]) => role)
    }
    expect(await readers()).toEqual(['buyer'])
    expect((await say('buyer', thread, { text: '', files: [file.id] })).status).toBe(201)
    expect((await readers()).toSorted()).toEqual(['buyer', 'seller'])
    const [message] = await read('seller', thread)
    expect(message?.files).toMatchObject([{ id: file.id, kind: 'pdf', name: 'plan_of_the_Kims.pdf' }])
    const { headers } = await call('seller', messageFile.GET, { params: { id: file.id } })
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''plan_of_the_Kims.pdf")
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('is not read by staff in the panel', async () => {
    const thread = await open()
    const file = await upload('buyer')
    await say('buyer', thread, { files: [file.id] })
    const found = await world.payload.find({
      collection: 'documents',
      where: { id: { equals: file.id } },
      overrideAccess: false,
      user: world.users.admin,
    })
    expect(found.docs).toEqual([])
  })

  test('that is an image comes at 400 pixels', async () => {
    const thread = await open()
    const file = await upload('buyer', await noise(900, 600).png().toBuffer(), 'x.png')
    await say('buyer', thread, { files: [file.id] })
    const small = await call('seller', messageFile.GET, { params: { id: file.id }, query: '?small=1' })
    const { default: sharp } = await import('sharp')
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 400, height: 267, format: 'webp' })
  })

  test('that is an image says nothing of where it was taken', async () => {
    const exif = {
      IFD3: { GPSLatitude: '43/1 39/1 11/1', GPSLatitudeRef: 'N' },
      IFD0: { Model: 'PlaceTeller' },
    }
    for (const [type, image] of [
      ['image/jpeg', noise(90, 60).jpeg()],
      ['image/png', noise(90, 60).png()],
    ] as const) {
      const taken = await image.withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
      expect(taken.includes('PlaceTeller')).toBe(true)
      const { id } = await upload('buyer', taken, 'x.jpg')
      const whole = await call('buyer', messageFile.GET, { params: { id } })
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, type])
      expect(whole.bytes.includes('PlaceTeller')).toBe(false)
      const { default: sharp } = await import('sharp')
      const { exif: left, orientation, width, height } = await sharp(whole.bytes).metadata()
      expect([left, orientation, width, height]).toEqual([undefined, undefined, 60, 90])
    }
  })

  test('that is a damaged image is refused with a sentence', async () => {
    const whole = await noise(900, 600).jpeg().toBuffer()
    const bytes = whole.subarray(0, whole.length / 2)
    const { status, json } = await uploads.post(
      'buyer',
      'document',
      multipart({ bytes, name: 'x.jpg', fields: { kind: 'message' } }),
    )
    expect([status, json.message]).toEqual([
      422,
      'This file is damaged and can’t be read. Choose another one.',
    ])
  })

  test('at 400 pixels is read in its turn', async () => {
    const { id } = await upload('buyer', await noise(900, 600).png().toBuffer(), 'x.png')
    const { filename } = await world.system.get('documents', id)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const others = [1, 2].map(() => queues.smallPictures(() => held))
    const asking = call('buyer', messageFile.GET, { params: { id }, query: '?small=1' })
    await pause(300)
    await rm(join(process.env.MARU_DATA ?? '', 'documents', String(filename)))
    letGo()
    await Promise.all(others)
    expect((await asking).status).toBe(404)
  })

  test('takes no memory while its reader takes nothing, and has no body for HEAD', async () => {
    const { id } = await upload(
      'buyer',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(9_000_000), aPaper().data]),
    )
    const ask = (method = 'GET') =>
      openBrowser(world.tokens.buyer).within(() =>
        messageFile.GET(new Request(`${process.env.SITE_URL}/api/message-file/${id}`, { method }), {
          params: Promise.resolve({ id }),
        }),
      )
    const before = process.memoryUsage().arrayBuffers
    const unread = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(unread.map(({ status }) => status)).toEqual(unread.map(() => 200))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000)
    await Promise.all(unread.map(({ body }) => body?.cancel()))
    const head = await ask('HEAD')
    expect([head.status, head.body, head.headers.get('content-type')]).toEqual([200, null, 'application/pdf'])
  })

  test('is sent once, by its owner, and five at most', async () => {
    const thread = await open()
    const file = await upload('buyer')
    const files = [file.id]
    expect((await say('seller', thread, { files })).status).toBe(422)
    expect((await say('buyer', thread, { files })).status).toBe(201)
    expect((await say('buyer', thread, { files })).status).toBe(422)
    const six = Array.from({ length: 6 }, () => crypto.randomUUID())
    expect((await say('buyer', thread, { files: six })).status).toBe(422)
    const both = await upload('buyer')
    const answers = await Promise.all([1, 2].map(() => say('buyer', thread, { files: [both.id] })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  test('is removed by its owner until it is sent', async () => {
    const thread = await open()
    const [kept, dropped] = [await upload('buyer'), await upload('buyer')]
    await say('buyer', thread, { files: [kept.id] })
    const drop = (role: Role, id: string) =>
      call(role, messageFile.DELETE, { params: { id }, method: 'DELETE' })
    expect((await drop('seller', dropped.id)).status).toBe(404)
    expect((await drop('buyer', kept.id)).status).toBe(404)
    expect((await drop('buyer', dropped.id)).status).toBe(204)
    expect((await call('buyer', messageFile.GET, { params: { id: dropped.id } })).status).toBe(404)
  })

  test('that was never sent is deleted after a day', async () => {
    const [old, fresh] = [await upload('buyer'), await upload('buyer')]
    await run(`update documents set created_at = now() - interval '25 hours' where id = '${old.id}'`)
    await deleteUnsentFiles()
    const statusOf = async (id: string) => (await call('buyer', messageFile.GET, { params: { id } })).status
    expect([await statusOf(old.id), await statusOf(fresh.id)]).toEqual([404, 200])
  })

  test('waits with nineteen others at most', async () => {
    await run(`delete from documents where kind = 'message'`)
    for (let n = 0; n < 20; n += 1) await upload('otherBuyer')
    await run('delete from throttles')
    const { status, json } = await uploads.post(
      'otherBuyer',
      'document',
      multipart({ bytes: aPaper().data, name: 'a.pdf', fields: { kind: 'message' } }),
    )
    expect([status, json.message]).toEqual([
      422,
      '20 files are waiting to be sent. Send or remove some first.',
    ])
  })
})
