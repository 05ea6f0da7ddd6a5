import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { getRequest } from '@/features/buying/price-requests/get-request'
import { listAccepted } from '@/features/buying/price-requests/list-accepted'
import { listRequests } from '@/features/buying/price-requests/list-requests'
import {
  acceptOfferAction,
  askPrice,
  counter,
  declineRequestAction,
  dropTemplate,
  makeOffer,
  withdrawRequestAction,
} from '@/features/buying/price-requests/request-actions'
import { wantedGoods } from '@/features/buying/price-requests/form/wanted-goods'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { openPriceRequests, type PriceRequests } from '~/tests/support/shop/price-requests'

let world: PriceRequests
beforeAll(async () => {
  world = await openPriceRequests()
})
afterAll(() => world.shop.close())

const member = () => world.shop.users.buyer as never
const buyer = () => openBrowser(world.shop.tokens.buyer)
const seller = () => openBrowser(world.shop.tokens.seller)

async function asked() {
  // Twenty requests a day are more than these tests make twice.
  await world.shop.query("update price_requests set created_at = created_at - interval '2 days'")
  const product = await world.shop.product({ stock: 1000 })
  return { buyer: world.shop.ids.users.buyer, lines: { [product]: 300 } }
}
const offer = async () => world.offer(await asked())

keepBudget('price-requests', {
  'read what a price is asked for': async () => {
    const { lines } = await asked()
    const product = Object.keys(lines)[0]
    return () => wantedGoods(member(), { product, quantity: '300', seller: undefined }, 'en')
  },
  'read the price requests of a buyer': async () => {
    await offer()
    return () => listRequests(member(), { side: 'buyer', page: 1, locale: 'en' })
  },
  'read a price request': async () => {
    const id = await offer()
    return () => getRequest(member(), { id, side: 'buyer', locale: 'en' })
  },
  'read the accepted offers beside the cart': async () => {
    await world.shop.query("update price_requests set status = 'withdrawn' where status = 'accepted'")
    await world.accepted(await asked())
    return () => listAccepted(member(), 'en')
  },
  'buying/price-requests/request-actions askPrice': async () => {
    const product = Object.keys((await asked()).lines)[0] ?? ''
    const fields = { 'product.0': product, 'quantity.0': '300', 'target.0': '', 'question.csa': 'on' }
    const terms = { postalCode: 'M5V 2T6', neededBy: '', note: '' }
    return () => buyer().submit(askPrice, { ...fields, ...terms, key: randomUUID() })
  },
  'buying/price-requests/request-actions makeOffer': async () => {
    const request = await world.ask(await asked())
    const { prices: _, ...terms } = world.offered([])
    return () => seller().submit(makeOffer, { ...terms, request, version: '1', 'price.0': '15.99' })
  },
  'buying/price-requests/request-actions dropTemplate': async () => {
    const template = world.shop.ids['offer-templates'].sellers
    const request = await world.ask(await asked())
    return () => seller().submit(dropTemplate, { request, template, side: 'seller' })
  },
  'buying/price-requests/request-actions acceptOfferAction': async () => {
    const request = await offer()
    return () => buyer().submit(acceptOfferAction, { request, version: '2' })
  },
  'buying/price-requests/request-actions counter': async () => {
    const request = await offer()
    const fields = { 'quantity.0': '400', 'target.0': '15', note: '' }
    return () => buyer().submit(counter, { request, version: '2', ...fields })
  },
  'buying/price-requests/request-actions declineRequestAction': async () => {
    const request = await offer()
    return () => buyer().submit(declineRequestAction, { request, version: '2', reason: '' })
  },
  'buying/price-requests/request-actions withdrawRequestAction': async () => {
    const request = await world.ask(await asked())
    return () => buyer().submit(withdrawRequestAction, { request, version: '1' })
  },
})
