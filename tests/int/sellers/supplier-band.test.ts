import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSupplierBand } from '@/features/shop/supplier/get-supplier-band'
import { listMakers } from '@/features/shop/supplier/list-makers'
import { unique } from '~/tests/support/factories/unique'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A seller with one product on sale, found by the address. */
async function aSupplier() {
  const slug = unique('hanbit')
  const id = await shop.seller({ company: slug, companyKo: '한빛타일' })
  return { id, slug, product: await shop.product({ seller: id }) }
}

describe("a seller's page", () => {
  test('has the picture of the chosen product while it is on sale, else of the most viewed (rule C69)', async () => {
    const { id, product } = await aSupplier()
    const viewed = await shop.product({ seller: id, name: 'Most viewed' })
    await shop.query('update products set view_count = 90 where id = $1', [viewed])
    await shop.query("update products_locales set name = 'Chosen' where _parent_id = $1", [product])
    const shown = async () => (await getSupplierBand('en', id)).picture?.alt
    expect(await shown()).toBe('Most viewed')
    await shop.query('update sellers set band_product_id = $2 where id = $1', [id, product])
    expect(await shown()).toBe('Chosen')
    await shop.query('update products set is_live = false where id = $1', [product])
    expect(await shown()).toBe('Most viewed')
    await shop.query('update products set is_live = false where seller_id = $1', [id])
    expect(await getSupplierBand('en', id)).toEqual({ picture: null, certificates: [] })
  })

  test('lists the certificates of what is on sale, the most frequent first (rule C69)', async () => {
    const { id, product } = await aSupplier()
    const certified = (certifications: string[]) => shop.product({ seller: id, certifications })
    await certified(['CSA B125.1', 'cUPC'])
    const gone = await certified(['KS L 1001'])
    await shop.system.change('products', product, { certifications: ['CSA C22.2'] })
    await shop.query('update products set is_live = false where id = $1', [gone])
    expect((await getSupplierBand('en', id)).certificates).toEqual([
      { cert: 'csa', count: 2 },
      { cert: 'cupc', count: 1 },
    ])
  })
})

test('the makers of the home page are the sellers of the most viewed products, three or none (rule L34)', async () => {
  await shop.query('update products set view_count = 0')
  const sellers = [await aSupplier(), await aSupplier(), await aSupplier(), await aSupplier()]
  for (const [at, { product }] of sellers.entries())
    await shop.query('update products set view_count = $2 where id = $1', [product, 900 - at])
  const slugs = sellers.map(({ slug }) => slug)
  const makers = await listMakers('ko')
  expect(makers.map(({ id }) => id)).toEqual(slugs.slice(0, 3))
  expect(makers[0]).toMatchObject({
    text: '한빛타일',
    href: `/ko/supplier/${slugs[0]}`,
    picture: { srcSet: expect.stringMatching(/^\/img\/\S+-400 400w, \/img\/\S+-768 768w$/) },
  })
  await shop.query('update products set is_live = seller_id in ($1, $2) and is_live', [
    sellers[0]?.id,
    sellers[1]?.id,
  ])
  expect(await listMakers('en')).toEqual([])
})
