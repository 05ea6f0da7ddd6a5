import { afterAll, beforeAll } from 'vitest'
import * as tradeDocument from '@/app/api/order-document/[id]/[kind]/route'
import { listShipments } from '@/features/shipping/list-shipments'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { aFile, waybillsOf } from '~/tests/support/waybills'

let shop: Shop
const { toSend, seller, sendShip, sendMore } = waybillsOf(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

keepBudget('shipping', {
  'read a seller’s shipments': async () => {
    await toSend()
    const user = await memberUser(shop.payload, seller().id)
    return () => listShipments(user, { send: 1, way: 1 })
  },
  'GET api/order-document/[id]/[kind]': async () => {
    const { order } = await toSend()
    const params = { id: order, kind: 'packing_list' }
    const browser = openBrowser(shop.tokens.seller)
    return () => ask(browser, tradeDocument.GET, 'api/order-document/x/packing_list', { params })
  },
  'orders/waybill/waybill-actions ship': async () => {
    const { order } = await toSend()
    return () => sendShip({ order }, [aFile(), aFile('packing_list')])
  },
  'orders/waybill/waybill-actions addOrderDocuments': async () => {
    const { order } = await toSend()
    await sendShip({ order })
    return () => sendMore(order, [aFile()])
  },
})
