import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import * as commission from '@/app/api/commission-invoice/[id]/route'
import * as totals from '@/app/api/seller-bookings/route'
import * as statement from '@/app/api/seller-statement/route'
import { monthOf } from '@/domain/payments/payouts/revenue'
import { dayIn } from '@/domain/values/calendar'
import * as actions from '@/features/selling/payouts/actions'
import { adjustBalance } from '@/features/selling/payouts/commands/adjust-balance'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'
import { settlementDay } from '@/features/selling/payouts/funds'
import { getDifference } from '@/features/selling/payouts/months/get-difference'
import { getBalance } from '@/features/selling/payouts/get-balance'
import { listCommissionInvoices } from '@/features/selling/payouts/documents/list-commission-invoices'
import { listLines } from '@/features/selling/payouts/lines/list-lines'
import { listMonths } from '@/features/selling/payouts/months/list-months'
import { listPayouts } from '@/features/selling/payouts/list-payouts'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { openEarner, type Earner } from '~/tests/support/shop/earned'
import { memberUser } from '~/tests/support/member-user'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { hire } from '~/tests/support/staff'
import { adminCommand } from '~/tests/support/http/admin-command'

const adjustment = adminCommand('adjustment')
const step = adminCommand('payout')
const batch = adminCommand('payout-batch')
const file = adminCommand('payout-file')

let shop: Shop
let earner: Earner
beforeAll(async () => {
  shop = await openShop()
  earner = await openEarner(shop)
  await earner.deliver(200)
  const asked = {
    seller: own(),
    amount: 1_000_00,
    direction: 'up',
    reason: 'A fee',
    key: randomUUID(),
  } as const
  await adjustBalance(earner.admin, asked)
})
afterAll(() => shop.close())

const own = () => shop.ids.users.seller
const signedIn = () => openBrowser(shop.tokens.seller)

/** An admin who has just signed in. */
async function admin() {
  const member = await hire(shop, 'admin', { hasFactor: true })
  const [row] = await shop.query<{ hash: string }>('select hash from staff where id = $1', [member.id])
  const session = await openStaffSession(member.id, { hash: row?.hash ?? '', hasFactor: true })
  return openBrowser(session?.token)
}
async function requested() {
  const done = await requestPayout(earner.seller, { amount: 5000, key: randomUUID() })
  return done.ok ? done.value.payout : JSON.stringify(done)
}
async function sent() {
  const payout = await requested()
  const done = await sendPayouts(earner.admin, [payout])
  return { payout, batch: done.ok ? done.value.batch : JSON.stringify(done) }
}
const paid = { step: 'paid', reference: 'W-1', amount: '50', currency: 'CAD', rate: '' }

keepBudget('payouts', {
  'read a seller’s balance': async () => () => getBalance(own()),
  'read a seller’s months': async () => () => listMonths(own()),
  'read why a month’s orders and bookings differ': async () => () => getDifference(own(), ''),
  'read a seller’s lines by order': async () => () => listLines(own(), 1),
  'read a seller’s payouts': async () => {
    const seller = await memberUser(shop.payload, own())
    return () => listPayouts(seller, 1)
  },
  'read a seller’s commission invoices': async () => {
    const seller = await memberUser(shop.payload, own())
    return () => listCommissionInvoices(seller)
  },
  'GET api/commission-invoice/[id]': async () => {
    const params = { id: shop.ids['commission-invoices'].sellers }
    return () => ask(signedIn(), commission.GET, 'api/commission-invoice/x', { params })
  },
  'GET api/seller-statement': async () => () =>
    ask(signedIn(), statement.GET, `api/seller-statement?month=${monthOf(settlementDay())}`),
  'GET api/seller-bookings': async () => () =>
    ask(
      signedIn(),
      totals.GET,
      `api/seller-bookings?from=2020-01&to=${monthOf(dayIn('Asia/Seoul', new Date()))}`,
    ),
  'selling/payouts/actions askForPayout': async () => () =>
    signedIn().submit(actions.askForPayout, { amount: '60', key: randomUUID() }),
  'selling/payouts/actions takeBackPayout': async () => {
    const done = await requestPayout(
      { kind: 'seller', id: own(), status: 'active' },
      { amount: 5000, key: randomUUID() },
    )
    const payout = done.ok ? done.value.payout : JSON.stringify(done)
    return () => signedIn().submit(actions.takeBackPayout, { payout })
  },
  'POST api/admin-commands/payout-batch': async () => {
    const [browser, payouts] = [await admin(), await requested()]
    return () => ask(browser, batch, 'api/admin-commands/payout-batch', { json: { payouts } })
  },
  'POST api/admin-commands/payout-file': async () => {
    const [browser, { batch: name }] = [await admin(), await sent()]
    return () => ask(browser, file, 'api/admin-commands/payout-file', { json: { batch: name } })
  },
  'POST api/admin-commands/payout': async () => {
    const [browser, { payout }] = [await admin(), await sent()]
    return () => ask(browser, step, 'api/admin-commands/payout', { json: { ...paid, payout } })
  },
  'POST api/admin-commands/adjustment': async () => {
    const browser = await admin()
    const json = { seller: own(), amount: 100_00, direction: 'up', reason: 'A fee', key: randomUUID() }
    return () => ask(browser, adjustment, 'api/admin-commands/adjustment', { json })
  },
})
