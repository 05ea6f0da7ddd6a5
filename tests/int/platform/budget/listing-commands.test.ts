import { afterAll, beforeAll } from 'vitest'
import { applyBulkChange, previewChange } from '@/features/selling/listing/commands/bulk-actions'
import {
  archiveProduct,
  moveProduct,
  restoreProduct,
} from '@/features/selling/listing/commands/status-actions'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { submitBulk } from '~/tests/support/bulk'
import { openBrowser } from '~/tests/support/http/browser'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const seller = () => openBrowser(shop.tokens.seller)
const products = async () => [await shop.product(), await shop.product()]
const asked = { kind: 'percentUp', value: '10' }
const preview = (ids: string[]) => submitBulk(previewChange, { ...asked, products: ids }, shop.tokens.seller)

keepBudget('listing-commands', {
  'selling/listing/commands/status-actions moveProduct': async () => {
    const product = await shop.product()
    return () => seller().submit(moveProduct, { product, status: 'rejected' })
  },
  'selling/listing/commands/status-actions archiveProduct': async () => {
    const product = await shop.product()
    return () => seller().submit(archiveProduct, { product })
  },
  'selling/listing/commands/status-actions restoreProduct': async () => {
    const product = await shop.product()
    await seller().submit(archiveProduct, { product })
    return () => seller().submit(restoreProduct, { product })
  },
  'selling/listing/commands/bulk-actions previewChange': async () => {
    const ids = await products()
    return () => preview(ids)
  },
  'selling/listing/commands/bulk-actions applyBulkChange': async () => {
    const { rows = [] } = await preview(await products())
    const chosen = rows.map(({ id, version, stock }) => `${id} ${version} ${stock}`)
    return () => submitBulk(applyBulkChange, { ...asked, products: chosen }, shop.tokens.seller)
  },
})
