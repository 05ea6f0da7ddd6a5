import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aPaper, aPicture, aProductChange, aView } from '~/tests/support/factories/catalogue'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Deleted =
  'products' | 'categories' | 'media' | 'documents' | 'staff' | 'pages' | 'synonyms' | 'inquiries'

/** As the panel does it for an admin. */
const remove = (collection: Deleted, id: string) =>
  shop.payload.delete({ collection, id, user: shop.users.admin, overrideAccess: false, depth: 0 })

const count = async (table: string, id: string) =>
  (await shop.query(`select 1 from ${table} where id = $1`, [id])).length

describe('what others hang on is kept, and a sentence says so:', () => {
  const refused = (code: string) => ({
    status: 409,
    isPublic: true,
    message: expect.stringMatching(/can’t be deleted/),
    data: { errors: [{ code, path: 'id' }] },
  })

  test('a category with products', async () => {
    await shop.product()
    const { sub } = shop.ids.categories
    await expect(remove('categories', sub)).rejects.toMatchObject(refused('category.inUse'))
    expect(await count('categories', sub)).toBe(1)
  })

  test('a category with categories, which would become rooms of their own', async () => {
    const room = await shop.system.make('categories', aCategory('Sauna'))
    const shelf = await shop.system.make('categories', aCategory('Benches', room))
    await expect(remove('categories', room)).rejects.toMatchObject(refused('category.inUse'))
    await remove('categories', shelf)
    await remove('categories', room)
    expect(await count('categories', room)).toBe(0)
  })

  test('a picture of a product', async () => {
    const owner = await shop.seller()
    const product = await shop.product({ seller: owner })
    const [row] = await shop.query<{ id: string }>(
      'select media_id as id from products_rels where parent_id = $1',
      [product],
    )
    await expect(remove('media', row?.id ?? '')).rejects.toMatchObject(refused('picture.inUse'))
    expect(await count('media', row?.id ?? '')).toBe(1)
  })

  test('a picture that was proposed for one, until that is declined', async () => {
    const { seller } = shop.ids.users
    const picture = await shop.system.make('media', { owner: seller, alt: 'Side' }, { file: aPicture() })
    const proposal = await shop.system.make('product-changes', {
      ...aProductChange(seller, shop.ids.products.second),
      images: [picture],
    })
    await expect(remove('media', picture)).rejects.toMatchObject(refused('picture.inUse'))
    await shop.query(`update product_changes set status = 'declined' where id = $1`, [proposal])
    await remove('media', picture)
    expect(await count('media', picture)).toBe(0)
  })

  test('the paper of an invoice', async () => {
    const placed = await shop.paid(await shop.buyer(), { [await shop.product()]: 10 })
    const owner = shop.ids.users.seller
    const paper = await shop.system.make('documents', { kind: 'invoice', owner }, { file: aPaper() })
    await shop.query('alter table invoices disable trigger append_only')
    await shop.query('update invoices set document_id = $1 where order_id = $2', [paper, placed.orders[0]])
    await shop.query('alter table invoices enable trigger append_only')
    await expect(remove('documents', paper)).rejects.toMatchObject(refused('document.inUse'))
    expect(await count('documents', paper)).toBe(1)
  })
})

test('a product without a history goes, with the carts, visits and proposals that speak of it', async () => {
  const product = await shop.product({ stock: 0, madeToOrder: true })
  const buyer = await shop.buyer()
  await shop.fill(buyer, { [product]: 10 })
  await shop.system.make('product-views', aView(product))
  await shop.system.make('product-changes', aProductChange(shop.ids.users.seller, product))
  await remove('products', product)
  expect(await count('products', product)).toBe(0)
  expect(await shop.query('select 1 from cart_items where user_id = $1', [buyer])).toEqual([])
})

test.each(['staff', 'pages', 'synonyms', 'inquiries'] as const)(
  'what nothing hangs on goes: %s',
  async (of) => {
    const [row] = await shop.query<{ id: string }>(
      `select id from ${of} where id <> $1 order by created_at desc limit 1`,
      [shop.users.admin?.id],
    )
    await remove(of, row?.id ?? '')
    expect(await count(of, row?.id ?? '')).toBe(0)
  },
)
