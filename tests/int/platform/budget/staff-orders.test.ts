import { afterAll, beforeAll } from 'vitest'
import { termsMark } from '@/domain/people/companies/terms'
import { moneyMark } from '@/domain/payments/money-settings'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { readMoneySettings } from '@/admin/money/settings/get-money-settings'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { database } from '@/server/db/transaction'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { aCompany } from '~/tests/support/factories/companies'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'
import { aSale } from '~/tests/support/shop/a-sale'
import { seeOrder } from '~/tests/support/shop/see-order'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { hire } from '~/tests/support/staff'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const NAMES = {
  open: 'order-open',
  cancel: 'order-cancel',
  delivered: 'order-delivered',
  rest: 'order-rest',
  ship: 'order-ship',
  again: 'email-again',
  settings: 'money-settings',
  commission: 'seller-commission',
  terms: 'net-terms',
} as const

/** An admin who has just signed in gives one command. */
async function given(name: keyof typeof NAMES, json: object) {
  const { id } = await hire(shop, 'admin', { hasFactor: true })
  const [row] = await shop.query<{ hash: string }>('select hash from staff where id = $1', [id])
  const session = await openStaffSession(id, { hash: row?.hash ?? '', hasFactor: true })
  const browser = openBrowser(session?.token)
  const path = `api/admin-commands/${NAMES[name]}`
  return () => ask(browser, adminCommand(NAMES[name]), path, { json })
}
const reason = 'Lost at sea'

keepBudget('staff-orders', {
  'POST api/admin-commands/order-open': async () => {
    const { order } = await aSale(shop)
    return given('open', { order, reason })
  },
  'POST api/admin-commands/order-cancel': async () => {
    const { order } = await aSale(shop)
    return given('cancel', { order, reason })
  },
  'POST api/admin-commands/order-delivered': async () => {
    const { order, seller } = await aSale(shop)
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'cj', trackingNumber: '6891-0042' })
    return given('delivered', { order, reason })
  },
  'POST api/admin-commands/order-rest': async () => {
    const { order, seller } = await aSale(shop)
    await acknowledgeOrder(seller, order)
    const [line] = await shop.query<{ id: string }>('select id from orders_items where _parent_id = $1', [
      order,
    ])
    const quantities = { [line?.id ?? '']: '4' }
    await shipOrder(seller, { order, carrier: 'cj', trackingNumber: '6891-0042', quantities })
    const seen = (await seeOrder(shop, seller, order))?.rest?.mark ?? ''
    return given('rest', { order, reason, seen })
  },
  'POST api/admin-commands/order-ship': async () => {
    const seller = await shop.seller()
    const goods = { [await shop.product({ seller, stock: 40 })]: 10 }
    const { orders } = await shop.paid(await shop.buyer(), goods)
    await shop.query(`update sellers set status = 'suspended' where id = $1`, [seller])
    return given('ship', { order: orders[0], carrier: 'cj', trackingNumber: '6891-0042', reason })
  },
  'POST api/admin-commands/email-again': async () => {
    const { order } = await aSale(shop)
    const [email] = await shop.query<{ id: string }>(
      `update emails set status = 'sent', html = 'x', sent_at = now() - interval '1 hour', created_at = now() - interval '1 hour'
        where order_id = $1 returning id`,
      [order],
    )
    return given('again', { email: email?.id })
  },
  'POST api/admin-commands/money-settings': async () => {
    const seen = moneyMark(await readMoneySettings(await database()), 'commission')
    return given('settings', { part: 'commission', seen, percent: '7.25' })
  },
  'POST api/admin-commands/seller-commission': async () =>
    given('commission', { seller: await shop.seller({ commissionPpm: 70_000 }), seen: '70000', percent: '' }),
  'POST api/admin-commands/net-terms': async () => {
    const company = await shop.system.make('companies', aCompany())
    const terms = { netDays: '30', creditLimit: '20000', settlement: 'paid', reason }
    return given('terms', { step: 'give', company, seen: termsMark({}), ...terms })
  },
})
