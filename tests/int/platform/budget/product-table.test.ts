import { afterAll, beforeAll, vi } from 'vitest'
import { listOwnProducts } from '@/features/listing/table/list-own-products'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

vi.mock('next/headers', async () => (await import('~/tests/support/http/browser')).headersModule)
vi.mock('next/cache', async () => (await import('~/tests/support/http/browser')).cacheModule)
vi.mock('next-intl/server', async () => (await import('~/tests/support/http/browser')).intlModule)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

keepBudget('product-table', {
  'read a page of a seller’s products': async () => () =>
    listOwnProducts(
      { kind: 'seller', id: shop.ids.users.seller, status: 'active' },
      { filter: 'all', text: 'faucet', sort: 'name', page: 1 },
      'fr',
    ),
})
