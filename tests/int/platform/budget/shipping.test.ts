import { afterAll, beforeAll } from 'vitest'
import * as tradeDocument from '@/app/api/order-document/[id]/[kind]/route'
import * as packingLists from '@/app/api/packing-lists/route'
import { listToShip } from '@/features/buying/orders/bulk/list-to-ship'
import { acknowledgeChosen, checkWaybills, shipFromFile } from '@/features/buying/orders/bulk/many-actions'
import { findSale } from '@/features/buying/orders/sale/find-sale'
import { getOrderMoney } from '@/features/selling/payouts/lines/get-order-money'
import { listShipments } from '@/features/selling/shipping/list-shipments'
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

const numberOf = async (order: string) => String((await shop.orderRow(order)).number)
const numberToSend = async () => numberOf((await toSend()).order)

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
  'read what a seller has to send at once': async () => {
    await toSend()
    return () => listToShip(seller().id, 'ko')
  },
  'read a sale by its number': async () => {
    const number = await numberToSend()
    return () => findSale(seller().id, number)
  },
  'read what an order brings': async () => {
    const { order } = await toSend()
    return () => getOrderMoney(seller().id, order)
  },
  'GET api/packing-lists': async () => {
    const number = await numberToSend()
    const browser = openBrowser(shop.tokens.seller)
    return () => ask(browser, packingLists.GET, `api/packing-lists?order=${number}`)
  },
  'buying/orders/bulk/many-actions acknowledgeChosen': async () => {
    const { orders } = await shop.paid(await shop.buyer(), { [await shop.product()]: 10 })
    const order = await numberOf(orders[0] ?? '')
    return () => openBrowser(shop.tokens.seller).submit(acknowledgeChosen, { order })
  },
  'buying/orders/bulk/many-actions checkWaybills': async () => {
    const file = { lines: `${await numberToSend()},771204458130`, carrier: 'fedex' }
    return () => openBrowser(shop.tokens.seller).submit(checkWaybills, file)
  },
  'buying/orders/bulk/many-actions shipFromFile': async () => {
    const file = { lines: `${await numberToSend()},771204458130`, carrier: 'fedex' }
    return () => openBrowser(shop.tokens.seller).submit(shipFromFile, file)
  },
  'buying/orders/waybill/waybill-actions ship': async () => {
    const { order } = await toSend()
    return () => sendShip({ order }, [aFile(), aFile('packing_list')])
  },
  'buying/orders/waybill/waybill-actions addOrderDocuments': async () => {
    const { order } = await toSend()
    await sendShip({ order })
    return () => sendMore(order, [aFile()])
  },
})
