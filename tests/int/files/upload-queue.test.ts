import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import en from '@/messages/en'
import { multipart, openUploads } from '~/tests/support/http/uploads'
import { aPicture } from '~/tests/support/factories/catalogue'
import { openWorld, type World } from '~/tests/support/open-world'

const inside = vi.hoisted(() => ({ now: 0, most: 0, release: [] as (() => void)[] }))
/** Every upload is processed until it is released. */
vi.mock('@/server/storage/store-upload', () => ({
  storeUpload: async () => {
    inside.most = Math.max(inside.most, (inside.now += 1))
    await new Promise<void>((resolve) => inside.release.push(resolve))
    inside.now -= 1
    return { id: 'a', hash: 'b', width: 1, height: 1 }
  },
}))

let world: World
let uploads: Awaited<ReturnType<typeof openUploads>>
beforeAll(async () => {
  world = await openWorld()
  uploads = await openUploads(() => world)
})
afterAll(() => uploads.close())

const body = multipart({ bytes: aPicture().data })
const SELLERS = ['seller', 'otherSeller'] as const
/** By two sellers in turn, since one gets half of the places. */
const sellerOf = (at: number) => SELLERS[at % 2] ?? 'seller'
const send = (at = 0) => uploads.post(sellerOf(at), 'picture', body)
const releaseOne = async () => {
  await vi.waitFor(() => expect(inside.release.length).toBeGreaterThan(0), 10_000)
  inside.release.shift()?.()
}
/** Time for all that were sent to take their places, on a busy machine too: one more would wait without end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2_000))

test('one upload is processed at a time, 21 wait, the next is asked to come back', async () => {
  const sent = Array.from({ length: 22 }, (_, at) => send(at))
  await vi.waitFor(() => expect(inside.now).toBe(1), 10_000)
  await settled()
  const late = await uploads.post('buyer', 'document', body, { query: '?kind=business' })
  expect([late.status, late.json, late.headers['retry-after']]).toEqual([
    503,
    { message: en.issues.upload.busy },
    '5',
  ])
  for (let done = 0; done < 22; done += 1) {
    await releaseOne()
  }
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 201))
  expect(inside.most).toBe(1)
  const next = send()
  await releaseOne()
  expect((await next).status).toBe(201)
})

test('one member takes at most half of the places', async () => {
  const sent = Array.from({ length: 11 }, () => send())
  await vi.waitFor(() => expect(inside.now).toBe(1), 10_000)
  await settled()
  expect((await send()).status).toBe(503)
  const other = send(1)
  for (let done = 0; done < 12; done += 1) await releaseOne()
  expect((await Promise.all([...sent, other])).map(({ status }) => status)).toEqual(Array(12).fill(201))
})

test('members who send slowly take no places: others are taken meanwhile', async () => {
  const slow = [...SELLERS, ...SELLERS, ...SELLERS].map((seller) =>
    Array.from({ length: 5 }, () => uploads.begin(seller, 'picture', 12_000_000, body)),
  )
  await settled()
  // Read to its end: it lacks the kind of the document.
  expect((await uploads.post('buyer', 'document', body)).status).toBe(422)
  for (const { socket } of slow.flat()) socket.destroy()
})

test('who declares 12 MB and sends little takes little memory', async () => {
  const before = process.memoryUsage().rss
  const slow = Array.from({ length: 22 }, (_, at) => uploads.begin(sellerOf(at), 'picture', 12_000_000, body))
  await settled()
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  for (const { socket } of slow) socket.destroy()
})
