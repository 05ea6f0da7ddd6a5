import { afterAll, beforeAll } from 'vitest'
import { removeOwnFactor, renewCodes, reset, setUp } from '@/admin/sign-in/factor-actions'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { forgot, resetStaffPassword } from '@/admin/sign-in/password-actions'
import { signInAsStaff } from '@/admin/sign-in/sign-in-actions'
import { offeredSecret } from '@/server/auth/staff/second-factor-setup'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { mailsTo, openBrowser } from '~/tests/support/http/browser'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { userOf } from '~/tests/support/open-world'
import { codeIn, hire } from '~/tests/support/staff'
import { adminCommand } from '~/tests/support/http/admin-command'

const orderRefund = adminCommand('order-refund')
const refund = adminCommand('refund')
const transfer = adminCommand('transfer')

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A member of staff who has just signed in. */
async function arrive(role: 'admin' | 'editor', hasFactor = true) {
  const member = await hire(shop, role, { hasFactor })
  const [row] = await shop.query<{ hash: string }>('select hash from staff where id = $1', [member.id])
  const session = await openStaffSession(member.id, { hash: row?.hash ?? '', hasFactor })
  const browser = openBrowser(session?.token)
  const user = await userOf(shop.payload, browser.token())
  return { ...member, browser, sid: user && '_sid' in user ? String(user._sid) : '' }
}
const linkTo = async (email: string) => (await mailsTo(email)).at(-1)?.params.path?.split('/').at(-1) ?? ''
const product = async () => ({ [await shop.product()]: 1 })

/** A checkout to be paid by transfer. */
async function owed() {
  const { checkout } = await shop.order(await shop.buyer(), await product(), { provider: 'transfer' })
  const { total } = await shop.checkoutRow(checkout)
  return { checkout, amount: Number(total), bankReference: crypto.randomUUID() }
}

keepBudget('staff', {
  'admin/sign-in/sign-in-actions signInAsStaff': async () => {
    const { email, password } = await hire(shop, 'editor')
    return () => openBrowser().submit(signInAsStaff, { email, password })
  },
  'admin/sign-in/password-actions forgot': async () => {
    const { email } = await hire(shop, 'editor')
    return () => openBrowser().submit(forgot, { email })
  },
  'admin/sign-in/password-actions resetStaffPassword': async () => {
    const { email } = await hire(shop, 'editor')
    await openBrowser().submit(forgot, { email })
    const [token, password] = [await linkTo(email), 'a-new-password-2026']
    return () => openBrowser().submit(resetStaffPassword, { token, password, confirmPassword: password })
  },
  'admin/sign-in/factor-actions setUp': async () => {
    const { id, sid, browser } = await arrive('editor', false)
    return () => browser.submit(setUp, { code: codeIn(0, offeredSecret(id, sid)) })
  },
  'admin/sign-in/factor-actions renewCodes': async () => {
    const { browser } = await arrive('admin')
    return () => browser.submit(renewCodes, { code: codeIn() })
  },
  'admin/sign-in/factor-actions removeOwnFactor': async () => {
    const { browser } = await arrive('editor')
    return () => browser.submit(removeOwnFactor, { code: codeIn() })
  },
  'admin/sign-in/factor-actions reset': async () => {
    const [{ browser }, { id }] = [await arrive('admin'), await hire(shop, 'editor', { hasFactor: true })]
    return () => browser.submit(reset, { id, code: codeIn() })
  },
  'POST api/admin-commands/transfer': async () => {
    const [{ browser }, json] = [await arrive('admin'), await owed()]
    return () => ask(browser, transfer, 'api/admin-commands/transfer', { json })
  },
  'POST api/admin-commands/order-refund': async () => {
    const { browser } = await arrive('admin')
    const { orders } = await shop.paid(await shop.buyer(), await product())
    const json = { order: orders[0], amount: 100, reason: 'Chipped', key: crypto.randomUUID() }
    return () => ask(browser, orderRefund, 'api/admin-commands/order-refund', { json })
  },
  'POST api/admin-commands/refund': async () => {
    const { browser, id } = await arrive('admin')
    const json = { refund: await byHand(id), reference: 'W-1' }
    return () => ask(browser, refund, 'api/admin-commands/refund', { json })
  },
})

/** A refund that staff still have to send by hand: a transfer, given back. */
async function byHand(admin: string): Promise<string> {
  const { checkout, ...arrived } = await owed()
  const actor = { kind: 'staff', id: admin, role: 'admin' } as const
  await confirmTransfer(actor, { checkout, ...arrived })
  const [order] = await shop.query<{ id: string }>('select id from orders where checkout_id = $1', [checkout])
  const asked = { order: order?.id ?? '', amount: 100, reason: 'Chipped', key: crypto.randomUUID() }
  const done = await refundOrder(actor, asked)
  return done.ok ? done.value.refund : ''
}
