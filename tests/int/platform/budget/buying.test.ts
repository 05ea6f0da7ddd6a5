import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { addToCart } from '@/features/buying/cart/actions'
import { changeCartLine } from '@/features/buying/cart/lines/change-line'
import { getCart } from '@/features/buying/cart/get-cart'
import { removeLine, saveForLater, setQuantity } from '@/features/buying/cart/lines/line-actions'
import { addSample } from '@/features/buying/cart/lines/sample-actions'
import { checkOut } from '@/features/buying/checkout/actions'
import { changeAddress, saveAddress } from '@/features/buying/checkout/address/address-actions'
import { listAddresses } from '@/features/buying/checkout/address/addresses'
import { getCheckout } from '@/features/buying/checkout/get-checkout'
import { addAgain } from '@/features/buying/order-again/actions'
import { getAgain } from '@/features/buying/order-again/get-again'
import { sendSheet } from '@/features/buying/quick-order/actions'
import { openSheet } from '@/features/buying/quick-order/open-sheet'
import { namedSkus } from '@/features/buying/quick-order/read-goods'
import { getPlaced } from '@/features/buying/thank-you/get-placed'
import * as cartEstimate from '@/app/api/cart/estimate/route'
import * as cartLine from '@/app/api/cart/line/route'
import * as checkout from '@/app/api/checkout/route'
import * as checkoutForm from '@/app/api/checkout/form/route'
import * as pay from '@/app/api/checkout/[id]/pay/route'
import * as delivered from '@/app/api/delivered/route'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const buyer = () => openBrowser(shop.tokens.buyer)
const me = () => shop.ids.users.buyer
const PLACE = { city: 'Toronto', province: 'ON', postalCode: 'M5H 1A1' }
const PERSON = { firstName: 'Jo', lastName: 'Kim', ...PLACE }
const STREET = '12 King Street West'

/** A cart of one line. */
async function aLine(more: { saved?: boolean } = {}) {
  await shop.query('delete from cart_items where user_id = $1', [me()])
  const product = await shop.product()
  await shop.fill(me(), { [product]: 10 })
  const [row] = await shop.query<{ id: string }>('select id from cart_items where product_id = $1', [product])
  if (more.saved) await shop.query('update cart_items set saved_for_later = true where id = $1', [row?.id])
  return { product, line: row?.id ?? '' }
}
async function aSku() {
  const product = await shop.product()
  const [row] = await shop.query<{ sku: string }>('select sku from products where id = $1', [product])
  return { product, sku: row?.sku ?? '' }
}
/** An order of two lines, and the form that adds both again. */
async function twoLines() {
  const products = [await shop.product(), await shop.product()]
  const { orders } = await shop.order(me(), Object.fromEntries(products.map((product) => [product, 10])))
  const form = formOf({ locale: 'en', do: 'cart', key: randomUUID() })
  for (const product of products) {
    form.append('pick', product)
    form.set(`quantity.${product}`, '10')
  }
  return { order: orders[0] ?? '', form }
}
const seen = async () => (await shop.seen(me())).digest

keepBudget('buying', {
  'read the cart': async () => {
    await aLine()
    return () => getCart(me(), 'en')
  },
  'read the checkout': async () => {
    await aLine()
    return () => getCheckout(me(), 'en', 'ON')
  },
  'read the addresses': async () => () => listAddresses(shop.users.buyer as never),
  'GET api/cart/estimate': async () => {
    await aLine()
    return () => ask(buyer(), cartEstimate.GET, 'api/cart/estimate?place=T2G&locale=en')
  },
  'GET api/delivered': async () => {
    const product = await shop.product()
    const path = `api/delivered?product=${product}&place=T2G&quantity=10&locale=en`
    return () => ask(openBrowser(), delivered.GET, path)
  },
  'read a price delivered by own terms': async () => {
    const product = await shop.product()
    const path = `api/delivered?product=${product}&place=&quantity=10&locale=en&own=1`
    return () => ask(buyer(), delivered.GET, path)
  },
  'GET api/cart/line': async () => {
    const { product } = await aLine()
    return () => ask(buyer(), cartLine.GET, `api/cart/line?product=${product}`)
  },
  'buying/cart/actions addToCart': async () => {
    const product = await shop.product()
    return () => buyer().submit(addToCart, { product, quantity: '10', key: randomUUID() })
  },
  'buying/cart/lines/line-actions setQuantity': async () => {
    const { line } = await aLine()
    return () => buyer().submit(setQuantity, { line, quantity: '12' })
  },
  'buying/cart/lines/line-actions removeLine': async () => {
    const { line } = await aLine()
    return () => buyer().submit(removeLine, { line })
  },
  'buying/cart/lines/line-actions saveForLater': async () => {
    const { line } = await aLine()
    return () => buyer().submit(saveForLater, { line, later: 'yes' })
  },
  'buying/cart/lines/change-line changeCartLine': async () => {
    const { line } = await aLine()
    return () => buyer().submit(changeCartLine, { do: 'set', line, quantity: '12' })
  },
  'read an order to order again': async () => {
    const { order } = await twoLines()
    return () => getAgain(me(), order, { locale: 'en' })
  },
  'buying/order-again/actions addAgain': async () => {
    const { order, form } = await twoLines()
    return () =>
      buyer().submit((state) => {
        form.set('order', order)
        return addAgain(state, form)
      })
  },
  'read the lines of a quick order': async () => {
    const { sku } = await aSku()
    return () => buyer().submit(sendSheet, { do: 'find', lines: `${sku},10` })
  },
  'read a quick order from its address': async () => {
    const { sku } = await aSku()
    return () => openSheet(sku, null, 'en')
  },
  'read the SKUs of a search': async () => {
    const { sku } = await aSku()
    return () => namedSkus([sku, 'NONE-1'])
  },
  'buying/quick-order/actions sendSheet': async () => {
    const { product, sku } = await aSku()
    return () => buyer().submit(sendSheet, { do: 'add', sku, quantity: '10', product, key: randomUUID() })
  },
  'buying/checkout/address/address-actions saveAddress': async () => () =>
    buyer().submit(saveAddress, { country: 'CA', ...PERSON, address1: STREET, address: STREET }),
  'buying/checkout/address/address-actions changeAddress': async () => () =>
    buyer().submit(changeAddress, { id: shop.ids.addresses.buyers, do: 'first' }),
  'POST api/checkout/form': async () => () =>
    ask(buyer(), checkoutForm.POST, 'api/checkout/form', { body: formOf({ update: '1' }) }),
  'buying/checkout/actions checkOut': async () => {
    await aLine()
    const form = { ...PERSON, address1: STREET, digest: await seen(), key: crypto.randomUUID() }
    return () => buyer().submit(checkOut, form)
  },
  'POST api/checkout': async () => {
    await aLine()
    const json = { key: crypto.randomUUID(), digest: await seen(), address: { ...PERSON, address: STREET } }
    return () => ask(buyer(), checkout.POST, 'api/checkout', { json })
  },
  'buying/cart/lines/sample-actions addSample': async () => {
    const product = await shop.product({ samplePrice: 900, sampleFreight: 500 })
    return () => buyer().submit(addSample, { product })
  },
  'read the thank-you page': async () => {
    const { checkout: id } = await shop.order(me(), { [await shop.product()]: 1 })
    return () => getPlaced(shop.users.buyer as never, id, 'done', 'en')
  },
  'GET api/checkout/[id]/pay': async () => {
    const { checkout: id } = await shop.order(me(), { [await shop.product()]: 1 })
    return () => ask(buyer(), pay.GET, 'api/checkout/x/pay', { params: { id } })
  },
})
