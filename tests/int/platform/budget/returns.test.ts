import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { getNewReturn } from '@/features/buying/returns/form/get-new-return'
import { getReturn } from '@/features/buying/returns/get-return'
import { getReturnDays } from '@/features/buying/returns/get-return-days'
import { listReturns } from '@/features/buying/returns/list-returns'
import {
  acceptReturnAction,
  askReturn,
  declineReturnAction,
  escalate,
  receive,
  refundReturnAction,
  sendReturnAction,
  stateReturnDays,
  withdrawReturnAction,
} from '@/features/buying/returns/return-actions'
import { passDeadlines } from '@/features/buying/returns/commands/pass-deadlines'
import { declineReturn, escalateReturn } from '@/features/buying/returns/commands/move-return'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'
import { openReturns, TERMS, WAYBILL, type ReturnsWorld } from '~/tests/support/shop/returns'
import { hire } from '~/tests/support/staff'

let world: ReturnsWorld
beforeAll(async () => {
  world = await openReturns()
})
afterAll(() => world.shop.close())

const seller = () => openBrowser(world.shop.tokens.seller)
const buyer = () => openBrowser(world.shop.tokens.buyer)

/** The sale is the sample buyer's, who is signed in. */
async function ofBuyer<T extends { order: string; checkout: string; id?: string }>(sale: T) {
  const { buyer: id } = world.shop.ids.users
  await world.shop.query('update orders set buyer_id = $2 where id = $1', [sale.order, id])
  await world.shop.query('update checkouts set buyer_id = $2 where id = $1', [sale.checkout, id])
  await world.shop.query('update returns set buyer_id = $2 where order_id = $1', [sale.order, id])
  return sale
}
const member = () => world.shop.users.buyer as never

async function sentBack() {
  const { id: of, seller } = await world.sent()
  await escalateReturn(seller, { return: of, version: 3, reason: 'Empty box.' })
  return { of, version: '4' }
}

async function askedAbout() {
  const { id: of, seller, buyer } = await world.asked()
  await declineReturn(seller, { return: of, version: 1, reason: 'Cut to size.' })
  await escalateReturn(buyer, { return: of, version: 2, reason: 'It was not.' })
  return { of, version: '3' }
}

/** An admin who has just signed in decides what staff were asked. */
async function decided(name: 'return-accept' | 'return-decline' | 'return-refund', more: object = {}) {
  const { shop } = world
  const { of, version } = await (name === 'return-accept' ? askedAbout() : sentBack())
  const { id } = await hire(shop, 'admin', { hasFactor: true })
  const [row] = await shop.query<{ hash: string }>('select hash from staff where id = $1', [id])
  const session = await openStaffSession(id, { hash: row?.hash ?? '', hasFactor: true })
  const json = { return: of, version, reason: 'The box was weighed.', ...more }
  return () => ask(openBrowser(session?.token), adminCommand(name), `api/admin-commands/${name}`, { json })
}

keepBudget('returns', {
  'POST api/admin-commands/return-accept': () =>
    decided('return-accept', { address: 'Dock 1', freight: 'seller' }),
  'POST api/admin-commands/return-decline': () => decided('return-decline'),
  'POST api/admin-commands/return-refund': () => decided('return-refund', { amount: 100 }),
  'read what can be returned of an order': async () => {
    const { order } = await ofBuyer(await world.delivered())
    return () => getNewReturn(member(), { order, locale: 'en' })
  },
  'read the returns of a buyer': async () => {
    await ofBuyer(await world.asked())
    return () => listReturns(member(), { side: 'buyer', page: 1, locale: 'en' })
  },
  'read a return': async () => {
    const { id } = await ofBuyer(await world.asked())
    return () => getReturn(member(), { id, side: 'buyer', locale: 'en' })
  },
  'read a seller’s days for returns': async () => {
    await world.shop.query('update sellers set return_days = 14 where id = $1', [world.shop.ids.users.seller])
    return () => getReturnDays(world.shop.users.seller as never)
  },
  'buying/returns/return-actions askReturn': async () => {
    const { order, line } = await ofBuyer(await world.delivered())
    const fields = { order, reason: 'wrong', note: '', [`quantity.${line}`]: '2' }
    return () => buyer().submit(askReturn, { ...fields, key: randomUUID() })
  },
  'buying/returns/return-actions acceptReturnAction': async () => {
    const { id } = await world.asked()
    return () => seller().submit(acceptReturnAction, { return: id, version: '1', side: 'seller', ...TERMS })
  },
  'buying/returns/return-actions declineReturnAction': async () => {
    const { id } = await world.asked()
    return () =>
      seller().submit(declineReturnAction, { return: id, version: '1', side: 'seller', reason: 'Cut.' })
  },
  'buying/returns/return-actions withdrawReturnAction': async () => {
    const { id } = await ofBuyer(await world.asked())
    return () => buyer().submit(withdrawReturnAction, { return: id, version: '1' })
  },
  'buying/returns/return-actions sendReturnAction': async () => {
    const { id } = await ofBuyer(await world.accepted())
    return () => buyer().submit(sendReturnAction, { return: id, version: '2', ...WAYBILL })
  },
  'buying/returns/return-actions receive': async () => {
    const { id } = await world.sent()
    return () => seller().submit(receive, { return: id, version: '3', side: 'seller' })
  },
  'buying/returns/return-actions refundReturnAction': async () => {
    const { id } = await world.received()
    const fields = { amount: '1.00', note: 'Scratched.', restocks: 'on' }
    return () => seller().submit(refundReturnAction, { return: id, version: '4', side: 'seller', ...fields })
  },
  'buying/returns/return-actions escalate': async () => {
    const { id } = await world.sent()
    return () => seller().submit(escalate, { return: id, version: '3', side: 'seller', reason: 'Empty box.' })
  },
  'buying/returns/return-actions stateReturnDays': async () => () =>
    seller().submit(stateReturnDays, { returnDays: '14' }),
  'loop returns, with one': async () => {
    const { id } = await world.asked()
    await world.pass(id)
    return () => passDeadlines()
  },
})
