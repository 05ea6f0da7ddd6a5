import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { subscribe } from '@/server/db/bus'
import { aPicture, TIERS } from '~/tests/support/factories/catalogue'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const decide = (id: string, json: object, role: 'admin' | 'editor' | 'seller' = 'admin') =>
  world.patch(role, `product-changes/${id}`, json)
const approve = (id: string) => decide(id, { status: 'approved' })
const newPicture = (owner: string) =>
  world.system.make('media', { owner, alt: 'Another faucet' }, { file: aPicture() })
const REASON = 'Too dark.'

describe('an approved change request', () => {
  test('is applied in all languages, and only what it names', async () => {
    const id = await world.product({ name: 'Faucet', approvedAt: null })
    for (const [locale, name] of [
      ['fr', 'Robinet'],
      ['ko', '수전'],
    ])
      await world.system.change('products', id, { name }, { locale })
    const before = await world.stored('products', id)
    const asked = await world.change(
      id,
      { weight: 7, lengthMm: null, box: { length: 500 }, hsCode: '7418.20' },
      { name: { en: 'Tap', fr: 'Mitigeur', ko: '' }, color: { fr: 'Noir' } },
    )
    await world.query('update product_changes set sold_by = $2, width_mm = 9 where id = $1', [asked, 'box'])
    await world.query("update product_changes set decided_at = now(), reason = 'Before.' where id = $1", [
      asked,
    ])
    expect(
      await world.patch('admin', `product-changes/${asked}?locale=fr`, { status: 'approved' }),
    ).toMatchObject({ status: 200 })

    const { approvedAt, updatedAt, cover, moqPrices, ...after } = await world.stored('products', id)
    expect(Date.parse(String(approvedAt))).toBeGreaterThan(Date.now() - 60_000)
    expect(updatedAt).not.toEqual(before.updatedAt)
    expect(cover).toEqual(before.cover)
    expect(moqPrices).toMatchObject(TIERS)
    expect(after).toEqual({
      ...Object.fromEntries(Object.entries(before).filter(([name]) => name in after)),
      name: { en: 'Tap', fr: 'Mitigeur', ko: null },
      color: { en: 'Graphite', fr: 'Noir', ko: null },
      weight: 7,
      lengthMm: null,
      box: { length: 500, width: null, height: null },
      hsCode: '7418.20',
    })
    const { decidedAt, ...row } = await world.stored('product-changes', asked)
    expect(Date.parse(String(decidedAt))).toBeGreaterThan(Date.now() - 60_000)
    expect(row).toMatchObject({ status: 'approved', reason: null })
    const written = await world.notified(id)
    expect(written).toMatchObject([{ kind: 'change.approved', template: 'changeApproved' }])
    expect(JSON.parse(written[0]?.row ?? '')).toMatchObject({ product: { en: 'Tap', fr: 'Mitigeur' } })
  })

  test('brings its images in their order, and the card shows the first', async () => {
    const id = await world.product()
    const images = [await newPicture(world.ids.users.seller), world.ids.media.sellers, world.ids.media.house]
    const asked = await world.change(id, { images })
    expect(await approve(asked)).toMatchObject({ status: 200 })
    expect(await world.stored('products', id)).toMatchObject({ images })
  })

  test('without names applies what has a value', async () => {
    const id = await world.product()
    const before = await world.stored('products', id)
    const asked = await world.change(id, { weight: 8, box: { height: 90 } }, { name: { en: 'Basin' } })
    await world.query('delete from product_changes_texts where parent_id = $1', [asked])
    expect((await world.stored('product-changes', asked)).changed ?? []).toEqual([])
    expect(await approve(asked)).toMatchObject({ status: 200 })
    expect(await world.stored('products', id)).toMatchObject({
      name: { en: 'Basin' },
      weight: 8,
      box: { length: 300, width: 200, height: 90 },
      images: before.images,
      description: before.description,
      soldBy: 'piece',
      packagingUnit: 4,
    })
  })

  test('of a product taken down meanwhile changes its facts, not its status', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 6 })
    await world.query("update products set status = 'rejected', is_live = false where id = $1", [id])
    expect(await approve(asked)).toMatchObject({ status: 200 })
    expect(await world.stored('products', id)).toMatchObject({ weight: 6, status: 'rejected', isLive: false })
  })

  test('of a suspended seller is applied, and the product stays hidden', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 6 })
    const status = (to: string) =>
      world.query("update sellers set status = $2, status_reason = 'Why.' where id = $1", [
        world.ids.users.seller,
        to,
      ])
    await status('suspended')
    expect(await approve(asked)).toMatchObject({ status: 200 })
    await status('active')
    expect(await world.stored('products', id)).toMatchObject({ weight: 6, isLive: false })
  })

  test('clears the pages of every web server within a second', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 6 }, { name: { fr: 'Robinet', ko: '수전' } })
    const cleared: number[] = []
    const listening = new Promise<{ close: () => void }>((resolve) => {
      const bus = subscribe({
        onMessage: ({ kind }) => void (kind === 'clear' && cleared.push(Date.now())),
        onConnect: () => queueMicrotask(() => resolve(bus)),
      })
    })
    const bus = await listening
    await approve(asked)
    const approvedAt = Date.now()
    await vi.waitFor(() => expect(cleared).toHaveLength(1))
    bus.close()
    expect((cleared[0] ?? Infinity) - approvedAt).toBeLessThan(1_000)
  })

  test('is applied whichever way in, and however little the answer shows', async () => {
    const id = await world.product()
    const first = await world.change(id, { weight: 5 })
    await world.payload.update({
      collection: 'product-changes',
      id: first,
      data: { status: 'approved' },
      overrideAccess: false,
      user: world.users.admin,
    })
    expect(await world.stored('products', id)).toMatchObject({ weight: 5 })
    const second = await world.change(id, { weight: 4 })
    await world.patch('admin', `product-changes/${second}?select[reason]=true`, { status: 'approved' })
    expect(await world.stored('products', id)).toMatchObject({ weight: 4 })
    expect(await world.notified(id)).toHaveLength(2)
  })
})

describe('a change request', () => {
  test.each([
    ['declined', 'change.declined', 'changeDeclined'],
    ['changes_requested', 'change.requested', 'changeRequested'],
  ] as const)(
    'that is %s notifies its seller with the reason and changes nothing',
    async (status, kind, template) => {
      const id = await world.product()
      const before = await world.stored('products', id)
      const asked = await world.change(id, { weight: 9 })
      expect((await decide(asked, { status })).text).toContain('status.reason')
      expect(await decide(asked, { status, reason: REASON })).toMatchObject({ status: 200 })
      expect(await world.stored('products', id)).toEqual(before)
      const written = await world.notified(id)
      expect(written).toMatchObject([{ kind, template }])
      expect(JSON.parse(written[0]?.params ?? '')).toMatchObject({ reason: REASON })
      expect((await world.stored('product-changes', asked)).decidedAt).not.toBeNull()
    },
  )

  test('that waits again has neither time nor reason, and notifies nobody', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 9 })
    await decide(asked, { status: 'changes_requested', reason: REASON })
    const context = { actor: { kind: 'seller', id: world.ids.users.seller, status: 'active' } }
    await world.system.change('product-changes', asked, { status: 'pending' }, { context })
    expect(await world.stored('product-changes', asked)).toMatchObject({
      status: 'pending',
      decidedAt: null,
      reason: null,
    })
    expect(await world.notified(id)).toHaveLength(1)
  })

  test.each(['editor', 'seller'] as const)('is not decided by the %s', async (role) => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 9 })
    expect((await decide(asked, { status: 'approved' }, role)).status).toBeGreaterThanOrEqual(403)
    expect(await world.stored('products', id)).toMatchObject({ weight: 2.4 })
    expect(await world.stored('product-changes', asked)).toMatchObject({ status: 'pending', decidedAt: null })
  })

  test('is the only open one of its product, until it is decided', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 9 })
    const taken = { data: { errors: [{ code: 'product.changeOpen', path: 'product' }] } }
    await expect(world.change(id, { weight: 8 })).rejects.toMatchObject(taken)
    await decide(asked, { status: 'changes_requested', reason: REASON })
    await expect(world.change(id, { weight: 8 })).rejects.toMatchObject(taken)
    await decide(asked, { status: 'declined', reason: REASON })
    await expect(world.change(id, { weight: 8 })).resolves.toMatch(/^[0-9a-f-]{36}$/)
  })
})
