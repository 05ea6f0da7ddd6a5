import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TypedUser } from 'payload'
import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'
import { saveDraft } from '@/features/selling/listing/drafts/save-draft'
import { getOwnProduct } from '@/features/selling/listing/get-own-product'
import { getPreview } from '@/features/selling/listing/preview/get-preview'
import { refusePurchase } from '@/features/selling/listing/preview/preview-actions'
import { productValues } from '@/features/selling/listing/product-values'
import { viewOf } from '@/features/shop/product/get-product'
import type { MemberUser } from '@/server/auth/session/session'
import { listCategoryTree } from '@/server/products/category-tree'
import { formOf } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'
import type { Role } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const isMember = (user: TypedUser | null): user is MemberUser => user?.collection === 'users'
function memberOf(role: Role): MemberUser | null {
  const user = world.users[role]
  return isMember(user) ? user : null
}
function seller(): MemberUser {
  const member = memberOf('seller')
  if (!member) throw new Error('There is no seller')
  return member
}

async function aDraft(more: Partial<ProductValues> = {}) {
  const id = randomUUID()
  await saveDraft(world.ids.users.seller, { id, version: 0, content: { ...emptyProduct(), ...more } })
  return id
}
async function see(kind: string, id: string, role: Role = 'seller') {
  const preview = await getPreview(memberOf(role), kind, id)
  return preview && { ...(await viewOf(preview.facts, 'fr')), edit: preview.edit }
}

describe('the preview of a draft', () => {
  test('shows what is typed as a buyer would see it', async () => {
    const { ids } = world
    const id = await aDraft({
      sku: 'TAP-1',
      name: { en: 'Tap', fr: 'Robinet', ko: '' },
      material: { en: 'Brass', fr: '', ko: '' },
      mainCategory: ids.categories.room,
      subCategory: ids.categories.sub,
      weight: '2,5',
      stock: '3',
      certifications: 'CSA, KC',
      images: [{ id: ids.media.sellers, alt: { en: 'A tap', fr: '', ko: '' } }],
    })
    expect(await see('draft', id)).toMatchObject({
      edit: `/upload?draft=${id}`,
      sku: 'TAP-1',
      name: { text: 'Robinet' },
      place: { sub: { name: 'Faucets' } },
      images: [{ src: expect.stringMatching(/^\/img\//) }],
      tiers: [{ minQty: 1, maxQty: 999_999, unitPrice: 2_000 }],
      stock: { key: 'onlyLeft', n: 3 },
      rating: null,
      reviews: [],
      facts: expect.arrayContaining([
        { key: 'material', value: 'Brass', lang: 'en' },
        { key: 'weight', value: '2.5' },
        { key: 'certifications', value: 'CSA, KC' },
      ]),
    })
  })

  test('that is barely begun leaves out what is missing', async () => {
    const id = await aDraft({ stock: 'many', moqPrices: [{ minQty: 'x', maxQty: '', unitPrice: '' }] })
    expect(await see('draft', id)).toMatchObject({
      name: { text: '' },
      images: [],
      place: null,
      tiers: [],
      stock: { key: 'onlyLeft', n: 1 },
      facts: [{ key: 'shippingFrom' }],
    })
  })
})

describe('the preview of a product', () => {
  test.each(['live', 'pending', 'rejected'] as const)('shows it, also where it is %s', async (name) => {
    const id = world.ids.products[name]
    expect(await see('product', id)).toMatchObject({ id, edit: `/seller/edit-product/${id}` })
  })

  test('with its change shows what an approval would make of it', async () => {
    const { ids, system } = world
    const change = ids['product-changes'].asked
    const { changed: _, ...asked } = await system.get('product-changes', change, { locale: 'all' })
    const view = await see('change', change)
    const live = await see('product', ids.products.live)
    const [english] = Object.values(Object(asked.name)) as string[]
    expect(view).toMatchObject({ id: ids.products.live, name: { text: english }, sku: live?.sku })
    expect(view?.name).not.toEqual(live?.name)
  })
})

describe('a preview', () => {
  const kinds = () =>
    [
      ['draft', world.ids['product-drafts'].begun],
      ['product', world.ids.products.live],
      ['change', world.ids['product-changes'].asked],
    ] as const

  test.each([
    'visitor',
    'buyer',
    'pendingSeller',
    'suspendedSeller',
    'otherSeller',
    'editor',
    'admin',
  ] as const)('is not there for %s', async (role) => {
    for (const [kind, id] of kinds()) expect(await see(kind, id, role)).toBeNull()
  })

  test('is there for its seller, and of no other kind or id', async () => {
    for (const [kind, id] of kinds()) expect(await see(kind, id)).not.toBeNull()
    expect(await see('order', world.ids.products.live)).toBeNull()
    expect(await see('draft', 'x')).toBeNull()
    expect(await see('product', world.ids.products.otherLive)).toBeNull()
    expect(await see('change', world.ids['product-changes'].otherAsked)).toBeNull()
  })

  test('is there for a suspended seller, who may read', async () => {
    const { stopped } = world.ids.products
    expect(await see('product', stopped, 'suspendedSeller')).toMatchObject({ id: stopped })
  })

  test('sells nothing', async () => {
    expect(await refusePurchase({}, formOf({ product: world.ids.products.live }))).toEqual({
      message: 'This is a preview: nothing can be bought here.',
    })
  })
})

describe('an own product as values of the form', () => {
  test('has what was typed for it', async () => {
    const { ids } = world
    const product = await getOwnProduct(seller(), ids.products.live)
    if (!product) throw new Error('The product is missing')
    expect(productValues(product, await listCategoryTree('en'))).toMatchObject({
      sku: product.sku,
      name: { en: expect.stringMatching(/^Faucet/), fr: '', ko: '' },
      mainCategory: ids.categories.room,
      subCategory: ids.categories.sub,
      weight: String(product.weight),
      leadTimeDays: '14',
      stock: String(product.stock),
      moqPrices: expect.arrayContaining([expect.objectContaining({ maxQty: '' })]),
      images: [{ id: ids.media.sellers, alt: { en: '', fr: '', ko: '' } }],
    })
    expect(await getOwnProduct(seller(), ids.products.otherLive)).toBeNull()
    expect(await getOwnProduct(seller(), 'x')).toBeNull()
  })
})
