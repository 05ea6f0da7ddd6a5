import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'
import { discardDraft, duplicateProduct } from '@/features/selling/listing/drafts/draft-actions'
import { deleteDraft } from '@/features/selling/listing/drafts/delete-draft'
import { getDraft } from '@/features/selling/listing/drafts/get-draft'
import { listDrafts } from '@/features/selling/listing/drafts/list-drafts'
import { inTransaction } from '@/server/db/transaction'
import { sweepExpired } from '@/worker/sweep-expired'
import { POST } from '~/src/app/api/seller-drafts/route'
import { rowsOf } from '~/tests/support/database/database'
import { openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'
import type { Role } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const rows = <T extends object>(statement: string, ...values: unknown[]) =>
  rowsOf<T>(process.env.DATABASE_URL ?? '', statement, values)
const seller = () => world.ids.users.seller
const draftOf = async (member: string, id: string) => getDraft(await memberUser(world.payload, member), id)
const draftsOf = async (member: string) => listDrafts(await memberUser(world.payload, member))
const browserOf = (role: Role) => openBrowser(role === 'visitor' ? undefined : world.tokens[role])
const values = (more: Partial<ProductValues> = {}): ProductValues => ({ ...emptyProduct(), ...more })
const named = (en: string) => values({ name: { en, fr: '', ko: '' } })

async function send(role: Role, body: string, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
  }
  const request = new Request(`${process.env.SITE_URL}/api/seller-drafts`, init)
  const answer = await browserOf(role).within(() => POST(request))
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}
const save = (id: string, version: number, content: unknown, role: Role = 'seller') =>
  send(role, JSON.stringify({ id, version, content }))

async function aDraft(content = named('Basin tap')) {
  const id = randomUUID()
  expect(await save(id, 0, content)).toEqual({ status: 200, json: { kind: 'saved', version: 1 } })
  return id
}
const clear = () => rows('delete from product_drafts where seller_id = $1', seller())

describe('saving a draft', () => {
  test('adds it, then changes it, and reads it as it was typed', async () => {
    const typed = values({ sku: 'TAP-1', moqPrices: [{ minQty: '1', maxQty: 'x', unitPrice: '' }] })
    const id = await aDraft(typed)
    expect(await draftOf(seller(), id)).toEqual({ id, version: 1, values: typed, translation: 'none' })
    expect((await draftsOf(seller()))[0]).toMatchObject({ id, name: 'TAP-1' })
    expect(await save(id, 1, named('Kitchen tap'))).toMatchObject({ json: { kind: 'saved', version: 2 } })
    expect((await draftsOf(seller()))[0]).toMatchObject({ id, name: 'Kitchen tap' })
  })

  test('answers the same save again as saved: the first answer was lost', async () => {
    const id = await aDraft()
    expect(await save(id, 0, named('Basin tap'))).toMatchObject({ json: { kind: 'saved', version: 1 } })
    await save(id, 1, named('Second'))
    expect(await save(id, 1, named('Second'))).toMatchObject({ json: { kind: 'saved', version: 2 } })
  })

  test('that another window saved since is refused with what it saved', async () => {
    const id = await aDraft()
    await save(id, 1, named('Other window'))
    const answer = await save(id, 1, named('This window'))
    expect(answer).toMatchObject({
      status: 409,
      json: { kind: 'conflict', version: 2, values: { name: { en: 'Other window' } } },
    })
    expect(await save(id, 2, named('This window'))).toMatchObject({ json: { kind: 'saved', version: 3 } })
  })

  test('from many windows at once lets one win and tells every other', async () => {
    const id = await aDraft()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => save(id, 1, named(`Window ${n}`))))
    const kinds = answers.map(({ json }) => json.kind).toSorted()
    expect(kinds).toEqual([...Array<string>(7).fill('conflict'), 'saved'])
  })

  test('that was deleted meanwhile is gone', async () => {
    const id = await aDraft()
    await inTransaction((tx) => deleteDraft(tx, seller(), id))
    expect(await save(id, 1, named('Late'))).toMatchObject({ status: 410, json: { kind: 'gone' } })
    expect(await draftOf(seller(), id)).toBeNull()
  })

  test('stops at fifty, also for many at once', async () => {
    await clear()
    for (let at = 0; at < 47; at += 1) await aDraft()
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(randomUUID(), 0, values())))
    const kinds = answers.map(({ json }) => json.kind).toSorted()
    expect(kinds).toEqual(['full', 'full', 'full', 'saved', 'saved', 'saved'])
    expect(await draftsOf(seller())).toHaveLength(50)
    const answer = await browserOf('seller').submit(duplicateProduct, { id: world.ids.products.live })
    expect(answer).toMatchObject({
      ok: false,
      message: 'You have 50 drafts. Delete one to save another.',
    })
    await clear()
  })
})

describe('a draft of another seller', () => {
  test('is as not there', async () => {
    const id = await aDraft()
    const other = world.ids.users.otherSeller
    expect(await draftOf(other, id)).toBeNull()
    expect(await save(id, 1, named('Taken'), 'otherSeller')).toMatchObject({ json: { kind: 'gone' } })
    expect(await save(id, 0, named('Taken'), 'otherSeller')).toMatchObject({ json: { kind: 'gone' } })
    await browserOf('otherSeller').submit(discardDraft, { id })
    await inTransaction((tx) => deleteDraft(tx, other, id))
    expect(await draftOf(seller(), id)).toMatchObject({ version: 1, values: { name: { en: 'Basin tap' } } })
  })

  test.each(['visitor', 'buyer', 'pendingSeller', 'suspendedSeller', 'editor', 'admin'] as const)(
    'is neither saved nor deleted by %s',
    async (role) => {
      const id = await aDraft()
      expect((await save(id, 1, named('Taken'), role)).status).toBe(404)
      expect((await save(randomUUID(), 0, values(), role)).status).toBe(404)
      expect((await browserOf(role).submit(discardDraft, { id })).ok).toBe(false)
      const answer = await browserOf(role).submit(duplicateProduct, { id: world.ids.products.live })
      expect(answer.ok).toBe(false)
      expect(await draftOf(seller(), id)).toMatchObject({ version: 1 })
    },
  )
})

describe('a duplicate', () => {
  test('is a draft of the same words without the SKU, and opens', async () => {
    const { goesTo = '' } = await browserOf('seller').submit(duplicateProduct, {
      id: world.ids.products.live,
    })
    const id = goesTo.replace('/upload?draft=', '')
    const draft = await draftOf(seller(), id)
    expect(draft?.values).toMatchObject({
      sku: '',
      name: { en: expect.stringMatching(/^Faucet/), fr: '', ko: '' },
      subCategory: world.ids.categories.sub,
      mainCategory: world.ids.categories.room,
      images: [{ id: world.ids.media.sellers }],
    })
  })

  test.each(['otherLive', 'otherPending'] as const)('is not made of %s', async (name) => {
    const answer = await browserOf('seller').submit(duplicateProduct, { id: world.ids.products[name] })
    expect(answer).toEqual({ ok: false, message: 'Product not found' })
  })
})

describe('old drafts', () => {
  test('are deleted after 90 days', async () => {
    const [old, recent] = [await aDraft(), await aDraft()]
    const age = (id: string, days: number) =>
      rows('update product_drafts set updated_at = now() - make_interval(days => $2) where id = $1', id, days)
    await age(old, 91)
    await age(recent, 89)
    await sweepExpired()
    expect(await draftOf(seller(), old)).toBeNull()
    expect(await draftOf(seller(), recent)).not.toBeNull()
  })

  test.each([null, 7, 'text', [], {}, { sku: 5, name: 'x', images: [{}], moqPrices: [] }])(
    'of another shape open as a new form: %j',
    async (content) => {
      const id = await aDraft()
      await rows('update product_drafts set content = $2 where id = $1', id, JSON.stringify(content))
      expect((await draftOf(seller(), id))?.values).toEqual(emptyProduct())
    },
  )
})

describe('bad drafts', () => {
  const big = 'x'.repeat(19_000)
  test.each([
    ['more than 64 kB', 413, { ...emptyProduct(), description: { en: big, fr: big, ko: big }, sku: big }],
    [
      'a hundred thousand tiers',
      413,
      { ...emptyProduct(), moqPrices: Array(1e5).fill(emptyProduct().moqPrices[0]) },
    ],
    ['too many tiers', 400, { ...emptyProduct(), moqPrices: Array(41).fill(emptyProduct().moqPrices[0]) }],
    ['NUL', 422, { ...emptyProduct(), sku: 'a\0b' }],
    ['a number in place of a text', 400, { ...emptyProduct(), sku: 5 }],
    ['nothing', 400, null],
    ['a missing field', 400, { sku: 'TAP' }],
  ])('with %s are refused: %d', async (_, status, content) => {
    const id = randomUUID()
    expect((await save(id, 0, content)).status).toBe(status)
    expect(await draftOf(seller(), id)).toBeNull()
  })

  test.each([
    ['no JSON', 400, '{"id":', {}],
    ['an id that is none', 400, JSON.stringify({ id: 'x', version: 0, content: emptyProduct() }), {}],
    [
      'a version that is none',
      400,
      JSON.stringify({ id: randomUUID(), version: -1, content: emptyProduct() }),
      {},
    ],
    ['a form', 415, 'id=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another site', 404, '{}', { 'sec-fetch-site': 'cross-site' }],
  ])('of %s are refused: %d', async (_, status, body, headers) => {
    expect((await send('seller', body, headers)).status).toBe(status)
  })
})
