import { beforeAll, expect, test } from 'vitest'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { uploadProduct } from '@/features/selling/listing/form/upload/upload-actions'
import { aFilledForm, postedFields } from '~/tests/support/factories/product-form'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const picture = (id: string) => ({ id, alt: { en: '', fr: '', ko: '' } })
const upload = (sku: string, change: Partial<ProductValues> = {}, token = world.tokens.seller) =>
  openBrowser(token).submit(
    uploadProduct,
    postedFields({
      ...aFilledForm(),
      sku,
      mainCategory: world.ids.categories.room,
      subCategory: world.ids.categories.sub,
      images: [picture(world.ids.media.sellers)],
      ...change,
    }),
  )
const named = (sku: string) => world.system.all('products', { where: { sku: { equals: sku } } })
const DONE = { ok: true, goesTo: '/seller/products?notice=submitted' }

test('the same form twice makes one product, one after the other and at once', async () => {
  expect([await upload('TWICE'), await upload('TWICE')]).toEqual([DONE, DONE])
  const atOnce = ['ONCE', 'ONCE', 'ONCE'].map((sku) => upload(sku))
  expect(await Promise.all(atOnce)).toEqual([DONE, DONE, DONE])
  expect([await named('TWICE'), await named('ONCE')]).toMatchObject([[{}], [{}]])
})

test('but another product of the same SKU is refused', async () => {
  expect(await upload('OTHER')).toEqual(DONE)
  const answer = await upload('OTHER', { name: { en: 'Kitchen tap', fr: '', ko: '' } })
  expect(answer).toMatchObject({
    ok: false,
    fields: { sku: 'You already have a product with this SKU.' },
    values: { name: { en: 'Kitchen tap' } },
  })
  expect(await upload('OTHER', { moqPrices: [{ minQty: '1', maxQty: '', unitPrice: '1' }] })).toMatchObject({
    ok: false,
  })
  expect(await named('OTHER')).toHaveLength(1)
})

test('nor is a form sent again once its product was decided', async () => {
  expect(await upload('DECIDED')).toEqual(DONE)
  const [product] = await named('DECIDED')
  await world.system.change('products', product?.id ?? '', { status: 'approved' })
  expect(await upload('DECIDED')).toMatchObject({ ok: false, fields: { sku: expect.any(String) } })
})

test('another seller may have the SKU too', async () => {
  expect(await upload('BOTH')).toEqual(DONE)
  const images = [picture(world.ids.media.otherSellers)]
  expect(await upload('BOTH', { images }, world.tokens.otherSeller)).toEqual(DONE)
  expect(await named('BOTH')).toHaveLength(2)
})
