import { afterAll, beforeAll } from 'vitest'
import { monthOf } from '@/domain/payments/payouts/revenue'
import { addDays } from '@/domain/values/calendar'
import type { Actor } from '@/domain/people/actor'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import * as actions from '@/features/buying/orders/actions'
import { writeReview } from '@/features/buying/orders/reviews/review-actions'
import { addReviewPicture, removeReviewPicture } from '@/features/buying/orders/reviews/picture-actions'
import { getOrder } from '@/features/buying/orders/get-order'
import { listOrders } from '@/features/buying/orders/list/list-orders'
import { getFigures, listActivity } from '@/features/selling/dashboard/queries'
import { getNextSteps } from '@/features/selling/dashboard/next-steps'
import { settlementDay } from '@/features/selling/payouts/funds'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { carrierSignature } from '@/server/http/carrier-signature'
import * as buyerCsv from '@/app/api/buyer-orders/csv/route'
import * as carrier from '@/app/api/webhooks/carrier/route'
import * as sellerCsv from '@/app/api/seller-orders/csv/route'
import * as monthly from '@/app/api/invoices/route'
import * as invoice from '@/app/api/invoice/[id]/route'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { aPicture } from '~/tests/support/factories/catalogue'
import { PASSWORD } from '~/tests/support/factories/people'
import { memberUser } from '~/tests/support/member-user'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { aReview } from '~/tests/support/factories/talk'
import { seeOrder } from '~/tests/support/shop/see-order'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

const KEY = 'a-key-shared-with-carriers'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  process.env.CARRIER_WEBHOOK_KEY = KEY
})
afterAll(() => shop.close())

const buyer = () => openBrowser(shop.tokens.buyer)
const seller = () => openBrowser(shop.tokens.seller)
const buying = (): Actor => ({ kind: 'buyer', id: shop.ids.users.buyer })
const selling = (): Actor => ({ kind: 'seller', id: shop.ids.users.seller, status: 'active' })
const everything = { status: null, text: '', page: 1 }

async function paid() {
  const product = await shop.product()
  const { orders } = await shop.paid(shop.ids.users.buyer, { [product]: 10 })
  return { product, order: orders[0] ?? '' }
}
async function acknowledged() {
  const sale = await paid()
  await acknowledgeOrder(selling(), sale.order)
  return sale
}
async function shipped() {
  const sale = await acknowledged()
  await shipOrder(selling(), { order: sale.order, carrier: 'dhl', trackingNumber: sale.order })
  return sale
}
/** Four of ten are on their way. */
async function partlyShipped() {
  const sale = await acknowledged()
  const [line] = await shop.query<{ id: string }>('select id from orders_items where _parent_id = $1', [
    sale.order,
  ])
  const quantities = { [line?.id ?? '']: '4' }
  await shipOrder(selling(), { order: sale.order, carrier: 'dhl', trackingNumber: sale.order, quantities })
  const [parcel] = await shop.query<{ id: string }>('select id from order_shipments where order_id = $1', [
    sale.order,
  ])
  return { ...sale, parcel: parcel?.id ?? '' }
}
async function delivered() {
  const sale = await shipped()
  await markDelivered(buying(), sale.order)
  return sale
}
async function reviewed() {
  const { order, product } = await delivered()
  return shop.system.make('comments', aReview(shop.ids.users.buyer, order, product))
}
/** An order whose seller, signed in, still has to say what sending it costs. */
async function toBeQuoted() {
  const owner = await shop.seller({ shippingRules: [] })
  const product = await shop.product({ seller: owner })
  const { orders } = await shop.order(shop.ids.users.buyer, { [product]: 10 })
  const [row] = await shop.query<{ email: string }>('select email from users where id = $1', [owner])
  const browser = openBrowser()
  await browser.submit(signIn, { email: row?.email ?? '', password: PASSWORD })
  return { browser, order: orders[0] ?? '' }
}

keepBudget('orders', {
  'read an order': async () => {
    const { order } = await paid()
    const reader = await memberUser(shop.payload, shop.ids.users.buyer)
    return () => getOrder(reader, order)
  },
  'read a list of orders': async () => {
    const reader = await memberUser(shop.payload, shop.ids.users.buyer)
    return () => listOrders(reader, 'buyer', everything)
  },
  'read a list of sales': async () => {
    const reader = await memberUser(shop.payload, shop.ids.users.seller)
    return () => listOrders(reader, 'seller', everything)
  },
  'read the figures of the dashboard': async () => () => getFigures(selling()),
  'read what waits and the first steps': async () => () =>
    getNextSteps(selling(), { locale: 'ko', zone: 'Asia/Seoul' }),
  'read the activity of the dashboard': async () => () => listActivity(selling(), 'en'),
  'GET api/buyer-orders/csv': async () => () => ask(buyer(), buyerCsv.GET, 'api/buyer-orders/csv'),
  'GET api/seller-orders/csv': async () => () => ask(seller(), sellerCsv.GET, 'api/seller-orders/csv'),
  'GET api/invoice/[id]': async () => {
    const { order } = await paid()
    const [row] = await shop.query<{ id: string }>('select id from invoices where order_id = $1', [order])
    return () => ask(buyer(), invoice.GET, 'api/invoice/x', { params: { id: row?.id } })
  },
  'GET api/invoices': async () => {
    await paid()
    const month = monthOf(settlementDay())
    return () => ask(buyer(), monthly.GET, `api/invoices?month=${month}&format=csv`)
  },
  'POST api/webhooks/carrier': async () => {
    const { order } = await shipped()
    const body = JSON.stringify({ carrier: 'dhl', trackingNumber: order, status: 'delivered' })
    const at = String(Math.floor(Date.now() / 1000))
    const headers = { 'maru-signature': `t=${at},v1=${carrierSignature(body, at, KEY)}` }
    return () => ask(openBrowser(), carrier.POST, 'api/webhooks/carrier', { body, headers })
  },
  'buying/orders/actions cancelOrder': async () => {
    const { order } = await paid()
    return () => buyer().submit(actions.cancelOrder, { order, reason: 'Too late' })
  },
  'buying/orders/actions receiveOrder': async () => {
    const { order } = await shipped()
    return () => buyer().submit(actions.receiveOrder, { order })
  },
  'buying/orders/actions receiveParcel': async () => {
    const { order, parcel } = await partlyShipped()
    return () => buyer().submit(actions.receiveParcel, { order, parcel })
  },
  'buying/orders/actions callOffRest': async () => {
    const { order } = await partlyShipped()
    const seen = (await seeOrder(shop, selling(), order))?.rest?.mark ?? ''
    return () => seller().submit(actions.callOffRest, { order, reason: 'Sold out', seen })
  },
  'buying/orders/actions acknowledge': async () => {
    const { order } = await paid()
    return () => seller().submit(actions.acknowledge, { order })
  },
  'buying/orders/actions answerCancelRequest': async () => {
    const { order } = await acknowledged()
    await requestCancel(buying(), { order, reason: 'Too late' })
    return () => seller().submit(actions.answerCancelRequest, { order, answer: 'refuse', reason: 'Cut' })
  },
  'buying/orders/actions callOffOrder': async () => {
    const { order } = await paid()
    return () => seller().submit(actions.callOffOrder, { order, reason: 'Broken' })
  },
  'buying/orders/actions quoteShipping': async () => {
    const { browser, order } = await toBeQuoted()
    return () => browser.submit(actions.quoteShipping, { order, shipping: '50' })
  },
  'buying/orders/actions estimate': async () => {
    const { order } = await shipped()
    const day = (ahead: number) => addDays(new Date().toISOString().slice(0, 10), ahead)
    return () => seller().submit(actions.estimate, { order, from: day(80), to: day(90) })
  },
  'buying/orders/actions refund': async () => {
    const { order } = await delivered()
    const asked = { order, amount: '12.50', reason: 'Chipped', key: crypto.randomUUID() }
    return () => seller().submit(actions.refund, asked)
  },
  'buying/orders/reviews/review-actions writeReview': async () => {
    const { order, product } = await delivered()
    return () => buyer().submit(writeReview, { order, product, rating: '5', comment: 'Very well made.' })
  },
  'buying/orders/reviews/picture-actions addReviewPicture': async () => {
    const form = formOf({ review: await reviewed() })
    form.set('picture', new File([new Uint8Array(aPicture().data)], 'a.png', { type: 'image/png' }))
    return () => buyer().submit((state) => addReviewPicture(state, form))
  },
  'buying/orders/reviews/picture-actions removeReviewPicture': async () => {
    const [review, owner] = [await reviewed(), shop.ids.users.buyer]
    const picture = { review, owner, status: 'approved' }
    const id = await shop.system.make('review-pictures', picture, { file: aPicture() })
    return () => buyer().submit(removeReviewPicture, { id })
  },
})
