import { afterAll, beforeAll } from 'vitest'
import { listOwnProducts } from '@/features/selling/listing/table/list-own-products'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

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
