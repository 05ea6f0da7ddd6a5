import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StaffActor } from '@/domain/people/actor'
import { listProducts } from '@/features/shop/list/queries'
import { findPickable, listPicks } from '@/admin/pages/picks/list-picks'
import { savePicks } from '@/admin/pages/picks/save-picks'
import { duringSave } from '~/tests/support/database/during-save'
import { openDecided, type Decided } from '~/tests/support/decided'
import { hire } from '~/tests/support/staff'

// What a request keeps between two clearings is Next's business; here every read is a fresh one.
const { revalidateTag } = vi.hoisted(() => ({ revalidateTag: vi.fn() }))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag }))

let world: Decided
let products: string[]
beforeAll(async () => {
  world = await openDecided()
  products = [await world.product(), await world.product(), await world.product()]
})
beforeEach(() => world.system.changeGlobal('recommended-products', { productIds: [] }))
afterAll(() => world.close())

const editor = (): StaffActor => ({ kind: 'staff', id: world.ids.staff.editor, role: 'editor' })
const seen = async () => (await listPicks('en')).picks.map(({ id }) => id)
const pick = async (ids: readonly string[], by = editor()) => savePicks(by, { ids, seen: await seen() })
const shown = async (most: number) => (await listProducts('en', 'recommended', most)).map(({ id }) => id)

describe('picks', () => {
  test('stand on the shop in their order, with one event for each change', async () => {
    const [a = '', b = '', c = ''] = products
    const count = async () =>
      (await world.query("select 1 from audit_events where subject = 'recommended-products'")).length
    const before = await count()
    expect(await pick([b, a, c])).toMatchObject({ ok: true })
    expect(await shown(3)).toEqual([b, a, c])
    expect(await pick([c, b, a])).toMatchObject({ ok: true })
    expect(await shown(3)).toEqual([c, b, a])
    expect(await pick([c])).toMatchObject({ ok: true })
    expect((await shown(1))[0]).toBe(c)
    expect(await seen()).toEqual([c])
    expect(await count()).toBe(before + 3)
  })

  test('are stored once each', async () => {
    const [a = ''] = products
    expect(await pick([a, a])).toMatchObject({ ok: true, value: { ids: [a] } })
  })

  test('are approved products only, and one that is not is named', async () => {
    const [a = ''] = products
    const waiting = await world.pending()
    expect(await pick([a, waiting])).toMatchObject({
      issues: [{ code: 'picks.notApproved', params: { product: expect.any(String) } }],
    })
    expect(await pick([world.ids.users.seller])).toMatchObject({ issues: [{ code: 'picks.unknown' }] })
    expect(await seen()).toEqual([])
    const found = await findPickable('%', 'en')
    expect(found).toEqual([])
    const [row] = await world.query<{ sku: string }>('select sku from products where id = $1', [a])
    expect((await findPickable(row?.sku ?? '', 'ko')).map(({ id }) => id)).toEqual([a])
    await pick([a])
    expect(await findPickable(row?.sku ?? '', 'ko')).toEqual([])
  })

  test('are a hundred at most', async () => {
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID())
    expect(await pick(ids)).toMatchObject({ issues: [{ code: 'picks.tooMany', params: { max: 100 } }] })
  })

  test('that somebody else changed meanwhile are left as they are, and the second is told who it was', async () => {
    const [a = '', b = ''] = products
    const { id } = await hire(world, 'admin')
    await pick([a], { kind: 'staff', id, role: 'admin' })
    expect(await savePicks(editor(), { ids: [b], seen: [] })).toMatchObject({
      issues: [{ code: 'picks.changedBy', params: { who: expect.stringMatching(/^colleague-/) } }],
    })
    expect(await seen()).toEqual([a])
  })

  test('leave by themselves when they are taken down, and staff read that they did', async () => {
    const [a = '', b = ''] = products
    const gone = await world.product()
    await pick([a, gone, b])
    const who = { overrideAccess: false, user: world.users.seller }
    await world.payload.update({ collection: 'products', id: gone, data: { status: 'rejected' }, ...who })
    expect(await seen()).toEqual([a, b])
    expect((await listPicks('en')).left).toMatchObject([{ id: gone, place: 2, status: 'rejected' }])
    await world.system.change('products', gone, { status: 'approved' })
    await pick([a, gone])
    expect((await listPicks('en')).left).toEqual([])
  })

  test('that two change at once are those of the first, whatever the second had seen', async () => {
    const [a = '', b = '', c = ''] = products
    await pick([a])
    const done = await Promise.all([
      savePicks(editor(), { ids: [a, b], seen: [a] }),
      savePicks(world.admin, { ids: [a, c], seen: [a] }),
    ])
    const first = done.find(({ ok }) => ok)
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(first).toMatchObject({ value: { ids: await seen() } })
  })

  test.each([true, false])(
    'never have a product that is taken down meanwhile, picked before: %s',
    async (isPicked) => {
      const [a = ''] = products
      const gone = await world.product()
      const before = isPicked ? [a, gone] : [a]
      await pick(before)
      const takeDown = () =>
        world.payload.update({
          collection: 'products',
          id: gone,
          data: { status: 'rejected' },
          overrideAccess: false,
          user: world.users.seller,
        })
      const stored = await duringSave(world.payload, 'products', takeDown, () =>
        savePicks(editor(), { ids: [gone, a], seen: before }),
      )
      expect(stored.ok).toBe(false)
      expect(await seen()).toEqual([a])
      expect(await world.stored('products', gone)).toMatchObject({ isRecommended: false })
    },
  )
})
