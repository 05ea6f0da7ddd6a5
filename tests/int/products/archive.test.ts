import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCards, listProducts } from '@/features/shop/list/queries'
import { archiveProduct, restoreProduct } from '@/features/selling/listing/commands/status-actions'
import { getProduct } from '@/features/shop/product/get-product'
import { database } from '@/server/db/transaction'
import { readLines } from '@/server/cart/quote/read-lines'
import { searchProvider } from '@/server/search'
import { unique } from '~/tests/support/factories/unique'
import { openBrowser } from '~/tests/support/http/browser'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

type Role = keyof Decisions['tokens']
const archive = (product: string, role: Role = 'seller') =>
  openBrowser(world.tokens[role]).submit(archiveProduct, { product })
const restore = (product: string, role: Role = 'seller') =>
  openBrowser(world.tokens[role]).submit(restoreProduct, { product })

/** Where a buyer may come upon the product. */
async function seenBy(buyer: string, id: string, name: string) {
  const page = await getProduct('en', id)
  const found = await searchProvider.search(
    { text: name, origins: [], inStock: false, sort: 'relevance', page: 1 },
    'en',
  )
  const [line] = await readLines(await database(), buyer, 'en')
  return {
    page: typeof page === 'string' ? page : 'shown',
    search: found.ids.includes(id),
    list: (await listProducts('en', 'newest', 24)).some((card) => card.id === id),
    recommended: (await listProducts('en', 'recommended', 1)).some((card) => card.id === id),
    card: (await listCards([id], 'en')).length === 1,
    cart: line?.isApproved,
  }
}

test('an archived product leaves the shop, lists, picks, search and carts at once', async () => {
  const name = unique('Samovar')
  const id = await world.product({ name })
  const { buyer } = world.ids.users
  await world.system.changeGlobal('recommended-products', { productIds: [id] })
  await world.query('delete from cart_items where user_id = $1', [buyer])
  await world.query(
    'insert into cart_items (id, user_id, product_id, quantity) values (gen_random_uuid(), $1, $2, 10)',
    [buyer, id],
  )
  expect(await seenBy(buyer, id, name)).toEqual({
    page: 'shown',
    search: true,
    list: true,
    recommended: true,
    card: true,
    cart: true,
  })
  expect(await archive(id)).toEqual({ ok: true, message: 'The product is archived.' })
  expect(await seenBy(buyer, id, name)).toEqual({
    page: 'missing',
    search: false,
    list: false,
    recommended: false,
    card: false,
    cart: false,
  })
  expect(await world.system.getGlobal('recommended-products')).toMatchObject({ productIds: [] })
  expect(await world.notified(id)).toEqual([])
})

test('orders and reviews of an archived product stay', async () => {
  const id = world.ids.products.live
  const history = () =>
    world.query<Record<string, number>>(
      `select (select count(*) from orders_items where product_id = $1)::int as orders,
        (select count(*) from comments where product_id = $1 and not hidden)::int as reviews,
        (select rating_count from products where id = $1)::int as ratings`,
      [id],
    )
  const before = await history()
  await archive(id)
  expect(await history()).toEqual(before)
  await restore(id)
})

describe('an archived product', () => {
  test('is restored as Inactive, and active again at once where nothing reviewed changed', async () => {
    const id = await world.product()
    await archive(id)
    expect(await archive(id)).toMatchObject({ ok: true })
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected', isLive: false })
    expect(await restore(id)).toEqual({ ok: true, message: 'The product is restored as Inactive.' })
    expect(await restore(id)).toMatchObject({ ok: true })
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected', archivedAt: null })
    const pending = { status: 'pending' } as const
    const asSeller = { overrideAccess: false, user: world.users.seller }
    await world.payload.update({ collection: 'products', id, data: pending, ...asSeller })
    expect(await world.stored('products', id)).toMatchObject({ status: 'approved', isLive: true })
  })

  test('keeps the words of staff about it', async () => {
    const id = await world.product({ status: 'pending' })
    await world.patch('admin', `products/${id}`, { status: 'rejected', statusReason: 'Blurred images.' })
    await archive(id)
    await restore(id)
    expect(await world.stored('products', id)).toMatchObject({ statusReason: 'Blurred images.' })
  })

  test('is not approved by staff, and staff see since when', async () => {
    const id = await world.product({ status: 'pending' })
    await archive(id)
    for (const status of ['approved', 'pending'])
      expect((await world.patch('admin', `products/${id}`, { status })).text).toContain('product.archived')
    const { archivedAt } = await world.stored('products', id)
    for (const role of ['admin', 'editor'] as const) {
      const seen = await world.payload.findByID({
        collection: 'products',
        id,
        overrideAccess: false,
        user: world.users[role],
      })
      expect(seen.archivedAt).toBe(archivedAt)
    }
  })

  test('takes its open change request back, without a notification', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 9 })
    await archive(id)
    const { decidedAt, ...change } = await world.stored('product-changes', asked)
    expect(change).toMatchObject({ status: 'withdrawn' })
    expect(Date.now() - Date.parse(String(decidedAt))).toBeLessThan(60_000)
    const approval = await world.patch('admin', `product-changes/${asked}`, { status: 'approved' })
    expect(approval).toMatchObject({ status: 400 })
    await expect(world.change(id, { weight: 8 })).rejects.toThrow()
    expect(await world.stored('products', id)).toMatchObject({ weight: 2.4 })
    expect(await world.notified(id)).toEqual([])
  })

  test('leaves decided change requests as they are', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 9 })
    await world.patch('admin', `product-changes/${asked}`, { status: 'declined', reason: 'Too dark.' })
    await archive(id)
    expect(await world.stored('product-changes', asked)).toMatchObject({ status: 'declined' })
  })
})

test('of an archive and an approval of the change at once, the change is applied or withdrawn, whole', async () => {
  const id = await world.product()
  const asked = await world.change(id, { weight: 9 })
  const [archived] = await Promise.all([
    archive(id),
    world.patch('admin', `product-changes/${asked}`, { status: 'approved' }),
  ])
  expect(archived).toMatchObject({ ok: true })
  const { status } = await world.stored('product-changes', asked)
  const { weight, isLive, archivedAt } = await world.stored('products', id)
  expect([
    ['approved', 9],
    ['withdrawn', 2.4],
  ]).toContainEqual([status, weight])
  expect([isLive, archivedAt === null]).toEqual([false, false])
})

test.each([
  ['visitor', 'Please sign in first.'],
  ['buyer', 'Only active sellers can change products.'],
  ['pendingSeller', 'Only active sellers can change products.'],
  ['suspendedSeller', 'Only active sellers can change products.'],
  ['otherSeller', 'Product not found'],
])('%s archives and restores nothing: %s', async (role, sentence) => {
  const id = await world.product()
  const browser = openBrowser(role === 'visitor' ? undefined : world.tokens[role as Role])
  const refused = { ok: false, message: expect.stringContaining(sentence) as string }
  expect(await browser.submit(archiveProduct, { product: id })).toMatchObject(refused)
  expect(await world.stored('products', id)).toMatchObject({ status: 'approved', archivedAt: null })
  await archive(id)
  expect(await browser.submit(restoreProduct, { product: id })).toMatchObject(refused)
  expect((await world.stored('products', id)).archivedAt).not.toBeNull()
})

test.each(['', 'abc', '\0', '01990000-0000-7000-8000-00000000dead'])(
  'no product is archived with the id "%s"',
  async (id) => {
    expect(await archive(id)).toMatchObject({ ok: false })
    expect(await restore(id)).toMatchObject({ ok: false })
  },
)
