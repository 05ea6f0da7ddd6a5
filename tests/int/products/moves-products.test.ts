import { beforeAll, describe, expect, test } from 'vitest'
import { REVIEWED_FIELDS } from '@/domain/products/facts/facts'
import { PRODUCT_STATUSES, type ProductStatus } from '@/domain/products/product'
import { forge } from '~/tests/support/attacks/forge'
import { stepAs } from '~/tests/support/moves'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES, type Role } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type Steps = Partial<Record<ProductStatus, Partial<Record<ProductStatus, ProductStatus>>>>

/** What a wish for a status leads to (rule C3); a wish that is not here is refused. */
const LEADS: Partial<Record<Role, Steps>> = {
  seller: { approved: { rejected: 'rejected' }, rejected: { pending: 'pending' } },
  admin: {
    pending: { approved: 'approved', rejected: 'rejected' },
    approved: { pending: 'pending', rejected: 'rejected' },
    rejected: { pending: 'pending', approved: 'approved' },
  },
}

const productAt = async (status: ProductStatus, needsReview: boolean) => {
  const id = world.ids.products.live
  await world.payload.db.pool.query(
    'update products set status = $2, is_live = $3, needs_review = $4, status_reason = null where id = $1',
    [id, status, status === 'approved', needsReview],
  )
  return id
}

const wish = async (role: Role, id: string, data: object) =>
  stepAs(world, role, { slug: 'products', id, data })

describe.each(ROLES)('%s', (role) => {
  test.each(PRODUCT_STATUSES)('takes a product that is %s no further than the table says', async (from) => {
    const id = await productAt(from, true)
    const led: Partial<Record<ProductStatus, unknown>> = {}
    for (const to of PRODUCT_STATUSES.filter((status) => status !== from)) {
      const { status } = await wish(role, id, { status: to, statusReason: 'Why.' })
      Object.assign(led, status === undefined ? {} : { [to]: status })
    }
    expect(led).toEqual(LEADS[role]?.[from] ?? {})
  })
})

describe('a product taken down by its seller', () => {
  test('is up again at once if nothing changed that anybody reviews', async () => {
    const id = await productAt('rejected', false)
    expect(await wish('seller', id, { status: 'pending' })).toEqual({ end: 'done', status: 'approved' })
  })

  test('waits for staff if its words change on the way', async () => {
    const id = await productAt('rejected', false)
    expect(await wish('seller', id, { status: 'pending', name: 'Another faucet' })).toEqual({
      end: 'done',
      status: 'pending',
    })
  })

  test('waits for staff if its words changed before', async () => {
    const id = await productAt('rejected', false)
    await world.payload.update({
      collection: 'products',
      id,
      data: { name: 'Quite another faucet' },
      overrideAccess: false,
      user: world.users.seller,
    })
    expect(await wish('seller', id, { status: 'pending' })).toEqual({ end: 'done', status: 'pending' })
  })
})

describe('an admin', () => {
  test('says why a product is rejected', async () => {
    const id = await productAt('pending', true)
    expect((await wish('admin', id, { status: 'rejected' })).end).toMatch(/^failed: 400/)
    expect((await wish('admin', id, { status: 'rejected', statusReason: '  ' })).end).toMatch(/^failed: 400/)
  })
})

describe('a product on sale', () => {
  const fieldOf = (name: string) =>
    world.payload.collections.products.config.flattenedFields.find((each) => each.name === name)

  test.each(REVIEWED_FIELDS)('keeps its %s until staff have seen a change', async (name) => {
    const id = await productAt('approved', false)
    const field = fieldOf(name)
    const before = await world.system.get('products', id)
    const forged = { [name]: field && forge(world.ids, field, before[name]) }
    // A number needs its measure (rule C54).
    const data = name.startsWith('content') ? { content: 2, contentUnit: 'm', ...forged } : forged
    const wished = await wish('seller', id, data)
    // Documents are written by commands alone: what is sent beside them is dropped.
    if (name === 'documents')
      expect((await world.system.get('products', id)).documents).toEqual(before.documents)
    else expect(wished.end).toMatch(/^failed: 400/)
    expect(await wish('admin', id, data)).toEqual({ end: 'done', status: 'approved' })
  })

  test.each([
    { stock: 3 },
    { leadTimeDays: 30 },
    { family: 'Sol gooseneck' },
    { shippingCountry: 'CA', shippingFrom: 'Vancouver, British Columbia' },
    { moqPrices: [{ minQty: 5, maxQty: 10, unitPrice: 900 }] },
  ])('takes %o from its seller at once', async (data) => {
    const id = await productAt('approved', false)
    expect(await wish('seller', id, data)).toEqual({ end: 'done', status: 'approved' })
  })

  test('leaves the shop and the recommended list when it is taken down', async () => {
    const id = await productAt('approved', false)
    await world.payload.db.pool.query('update products set is_recommended = true where id = $1', [id])
    await world.payload.update({
      collection: 'products',
      id,
      data: { status: 'rejected' },
      overrideAccess: false,
      user: world.users.seller,
    })
    expect(await world.system.get('products', id)).toMatchObject({ isLive: false, isRecommended: false })
    expect(await world.system.getGlobal('recommended-products')).toMatchObject({ productIds: [] })
  })
})
