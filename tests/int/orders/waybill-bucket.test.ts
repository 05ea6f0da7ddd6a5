import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { aFile, waybillsOf } from '~/tests/support/waybills'

/** Every refusal is logged. */
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
const { s3 } = await vi.hoisted(async () => (await import('~/tests/support/process/bucket')).openS3())

let shop: Shop
const { toSend, sendShip, statusOf, documentsOf } = waybillsOf(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('the documents of a waybill lie in the bucket, in the folder of their seller', async () => {
  const { order } = await toSend()
  expect(await sendShip({ order }, [aFile(), aFile('packing_list')])).toMatchObject({ ok: true })
  const own = s3.keys().filter((key) => key.startsWith(`documents/${shop.ids.users.seller}/`))
  expect(own).toHaveLength(2)
})

test.each([1, 2])('if the bucket refuses document %i, neither move nor file remains', async (refused) => {
  const { order } = await toSend()
  const keys = s3.keys()
  let puts = 0
  s3.obey((method) => (method === 'PUT' && (puts += 1) === refused ? 'AccessDenied' : null))
  const answer = await sendShip({ order }, [aFile(), aFile('packing_list')])
  s3.obey(() => null)
  expect(answer).toMatchObject({
    ok: false,
    message: 'Failed to update order status. The file couldn’t be saved. Please try again in a moment.',
  })
  expect([await statusOf(order), await documentsOf(order), s3.keys()]).toEqual(['processing', [], keys])
  expect(logged).toHaveBeenCalled()
  expect(await sendShip({ order }, [aFile()])).toMatchObject({ ok: true })
})
