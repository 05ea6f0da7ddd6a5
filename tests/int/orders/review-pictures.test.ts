import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addReviewPicture, removeReviewPicture } from '@/features/buying/orders/reviews/picture-actions'
import { getOrder } from '@/features/buying/orders/get-order'
import { listReviews } from '@/features/shop/product/reviews/list-reviews'
import { aReview } from '~/tests/support/factories/talk'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
let review: string
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
  const { orders, products, users } = world.ids
  review = await world.system.make('comments', aReview(users.buyer, orders.byBuyer, products.second))
  await run('update comments set created_at = now() where id = $1', [review])
})
afterAll(() => http.close())

const run = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]

/** As a phone takes it: lying on its side, with the place where it was taken. */
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6b5b' } })
    .withExif({ IFD0: { Copyright: 'At home' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

type Role = 'buyer' | 'otherBuyer' | 'seller'
async function add(bytes?: Buffer, { role = 'buyer', to = review }: { role?: Role; to?: string } = {}) {
  const form = formOf({ review: to })
  const data = new Uint8Array(bytes ?? (await photo()))
  form.set('picture', new File([data], 'IMG_1.jpg', { type: 'image/jpeg' }))
  return openBrowser(world.tokens[role]).submit((state) => addReviewPicture(state, form))
}
const remove = (id: string, role: Role = 'buyer') =>
  openBrowser(world.tokens[role]).submit(removeReviewPicture, { id })

type Row = { id: string; filename: string; sizes_card_filename: string; status: string }
const stored = () =>
  run<Row>('select * from review_pictures where review_id = $1 order by created_at, id', [review])
const first = async () => {
  const [row] = await stored()
  if (!row) throw new Error('There is no picture.')
  return row
}
const folder = () => join(process.env.MARU_DATA ?? '', 'review-pictures')
const statusOf = async (role: Parameters<RestClient>[0], filename: string) =>
  (await send(role, `review-pictures/file/${encodeURIComponent(filename)}`)).status
const decide = (role: 'editor' | 'admin', id: string, status: string) =>
  send(role, `review-pictures/${id}`, { method: 'PATCH', json: { status } })
const shown = async () =>
  (await listReviews(world.ids.products.second)).find(({ id }) => id === review)?.pictures

describe('a picture of a buyer', () => {
  test('is turned upright and loses what it says of its place', async () => {
    expect(await add()).toMatchObject({ ok: true })
    const { filename } = await first()
    const kept = await sharp(join(folder(), filename)).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 600, height: 900 })
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined])
  })

  test('waits for staff: until then its author and staff alone see it', async () => {
    const { id, filename, sizes_card_filename: small } = await first()
    expect(await shown()).toEqual([])
    for (const role of ['visitor', 'otherBuyer', 'seller'] as const)
      for (const file of [filename, small]) expect(await statusOf(role, file)).toBeGreaterThanOrEqual(403)
    for (const role of ['buyer', 'editor', 'admin'] as const) expect(await statusOf(role, small)).toBe(200)
    const buyer = await memberUser(world.payload, world.ids.users.buyer)
    const order = await getOrder(buyer, world.ids.orders.byBuyer)
    const own = order?.items.find(({ product }) => product === world.ids.products.second)?.review
    expect(own?.pictures ?? []).toMatchObject([{ id, status: 'pending', small }])
  })

  test('is shown under the review once an editor has approved it, and not while the review is hidden', async () => {
    const { id, filename } = await first()
    expect((await decide('editor', id, 'approved')).status).toBe(200)
    expect(await shown()).toMatchObject([
      { width: 600, height: 900, whole: expect.stringContaining('.webp') },
    ])
    expect(await statusOf('visitor', filename)).toBe(200)
    await run('update comments set hidden = true where id = $1', [review])
    expect(await statusOf('visitor', filename)).toBeGreaterThanOrEqual(403)
    await run('update comments set hidden = false where id = $1', [review])
    expect((await decide('admin', id, 'declined')).status).toBe(200)
    expect([await shown(), await statusOf('visitor', filename)]).toMatchObject([[], expect.any(Number)])
  })

  test('is deleted by its author alone, with its files', async () => {
    const { id } = await first()
    expect(await remove(id, 'otherBuyer')).toMatchObject({ ok: false })
    const before = readdirSync(folder()).length
    expect(await remove(id)).toMatchObject({ ok: true })
    expect([await stored(), readdirSync(folder()).length]).toEqual([[], before - 3])
    expect(await remove(id)).toMatchObject({ ok: false, message: expect.stringMatching(/no longer here/) })
  })
})

describe('refused with a sentence, and nothing kept', () => {
  const refusedWith = async (answer: Promise<unknown>, sentence: RegExp) => {
    const before = readdirSync(folder()).length
    expect(JSON.stringify(await answer)).toMatch(sentence)
    expect([(await stored()).length, readdirSync(folder()).length]).toEqual([0, before])
  }

  test('what is no image, a damaged one, and none', async () => {
    await refusedWith(add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), /Choose a JPEG/)
    await refusedWith(add((await photo()).subarray(0, 400)), /damaged/)
    await refusedWith(add(Buffer.alloc(0)), /Choose a file/)
  })

  test('for the review of another', async () => {
    await refusedWith(add(undefined, { role: 'otherBuyer' }), /Only the buyer/)
    await refusedWith(add(undefined, { role: 'seller' }), /Only the buyer/)
    await refusedWith(add(undefined, { to: '01990000-0000-7000-8000-00000000dead' }), /Only the buyer/)
  })

  test('after thirty days', async () => {
    await run("update comments set created_at = now() - interval '31 days' where id = $1", [review])
    await refusedWith(add(), /30 days/)
    await run('update comments set created_at = now() where id = $1', [review])
  })

  test('the fifth', async () => {
    for (let at = 0; at < 4; at += 1) expect(await add()).toMatchObject({ ok: true })
    expect(await add()).toMatchObject({
      ok: false,
      fields: { picture: expect.stringMatching(/at most 4 images/) },
    })
    expect(await stored()).toHaveLength(4)
  })
})
