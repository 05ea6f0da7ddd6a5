import { MOST } from '@/server/search/provider'
import { rowsOf } from '~/tests/support/database/database'
import type { World } from '~/tests/support/open-world'
import { openShop } from '~/tests/support/shop'

export const ask = <T extends object>(statement: string, values: unknown[] = []) =>
  rowsOf<T & Record<string, unknown>>(process.env.DATABASE_URL ?? '', statement, values)

const COPIES = MOST + 200
const TAKEN_OVER = `status, is_live, needs_review, price_best, stock, dimensions, weight, sold_by, packaging_unit, listed_in_id,
  category, main_category, sub_category, seller_id, seller_name, shipping_from`

const priced = (unitPrice: number, minQty = 1) => ({ moqPrices: [{ minQty, maxQty: 999999, unitPrice }] })

/** A few products of hornbeam and more with a SKU like MANY-1 than are paged through. Returns the bench of hornbeam. */
export async function listProducts(world: World) {
  const { list } = openShop(world)
  const bench = await list(
    { en: 'Hornbeam bench', fr: 'Banc en charme forêt', ko: '서어나무 벤치' },
    { ...priced(500), viewCount: 10, ratingCount: 10, ratingSum: 45 },
  )
  await list({ en: 'Hornbeam stool' }, { ...priced(2_000, 10), origin: 'Vietnam', viewCount: 900 })
  await list({ en: 'Hornbeam chest' }, { ...priced(7_000, 50), stock: 0, listedIn: world.ids.categories.sub })
  await list({ en: 'Linden box' }, { sku: 'HRN-1', description: 'With a lid of hornbeam.' })
  await list({ en: 'Hornbeam shelf' }, { status: 'pending' })
  await ask(
    `insert into products (id, sku, price_from, moq, view_count, rating_count, rating_sum, origin, created_at, updated_at, ${TAKEN_OVER})
     select gen_random_uuid(), 'MANY-' || n, 100 + n % 97, 1 + n % 30, n % 50, 1, 1 + n % 5,
       'Place ' || n % 7, now() - make_interval(mins => n / 3), now(), ${TAKEN_OVER}
     from products, generate_series(1, $2::int) n where id = $1`,
    [world.ids.products.live, COPIES],
  )
  return bench
}

export async function skuOf(product: string | undefined): Promise<string | null> {
  if (!product) return null
  const [row] = await ask<{ sku: string }>('select sku from products where id = $1', [product])
  return row?.sku ?? null
}
