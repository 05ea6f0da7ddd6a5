import { afterAll, beforeAll } from 'vitest'
import { addDays, dayIn } from '@/domain/values/calendar'
import { enterCode, removeCode } from '@/features/buying/cart/code-actions'
import { endDiscount, makeDiscount } from '@/features/selling/discounts/discount-actions'
import { listDiscounts } from '@/features/selling/discounts/list-discounts'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { unique } from '~/tests/support/factories/unique'
import { openBrowser } from '~/tests/support/http/browser'
import { openDiscounts, type Discounts } from '~/tests/support/shop/discounts'

let world: Discounts
beforeAll(async () => {
  world = await openDiscounts()
})
afterAll(() => world.shop.close())

const buyer = () => openBrowser(world.shop.tokens.buyer)
const seller = () => openBrowser(world.shop.tokens.seller)
const today = dayIn('America/Toronto', new Date())

keepBudget('discounts', {
  'read the discounts of a seller': async () => {
    await world.code()
    return () => listDiscounts(world.shop.users.seller as never, 1, 'en')
  },
  'selling/discounts/discount-actions makeDiscount': async () => {
    const code = unique('MADE').replaceAll('-', '').toUpperCase()
    const terms = { way: 'code', discountCode: code, kind: 'percent', percent: '10', scope: 'all' }
    return () => seller().submit(makeDiscount, { ...terms, from: today, until: addDays(today, 7) })
  },
  'selling/discounts/discount-actions endDiscount': async () => {
    const { id } = await world.code()
    return () => seller().submit(endDiscount, { discount: id })
  },
  'buying/cart/code-actions enterCode': async () => {
    const { code } = await world.code()
    await world.shop.fill(world.shop.ids.users.buyer, { [await world.shop.product({ stock: 100 })]: 10 })
    return () => buyer().submit(enterCode, { discountCode: code })
  },
  'buying/cart/code-actions removeCode': async () => {
    const { id } = await world.code()
    await world.enter(world.shop.ids.users.buyer, id)
    return () => buyer().submit(removeCode)
  },
})
