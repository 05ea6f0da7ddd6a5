import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import {
  acceptAsStaff,
  declineAsStaff,
  refundAsStaff,
} from '@/features/buying/returns/commands/decide-return'
import {
  acceptReturn,
  declineReturn,
  escalateReturn,
  receiveReturn,
  sendReturn,
  withdrawReturn,
} from '@/features/buying/returns/commands/move-return'
import { refundReturn } from '@/features/buying/returns/commands/refund-return'
import { passDeadlines } from '@/features/buying/returns/commands/pass-deadlines'
import { getNewReturn } from '@/features/buying/returns/form/get-new-return'
import { getReturn } from '@/features/buying/returns/get-return'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { exportData } from '@/features/account/personal-data/export-data'
import { asUser } from '@/server/db/data'
import { inTransaction } from '@/server/db/transaction'
import { memberUser } from '~/tests/support/member-user'
import { codes, openReturns, TERMS, WAYBILL, type ReturnsWorld } from '~/tests/support/shop/returns'

let world: ReturnsWorld
let shop: ReturnsWorld['shop']
beforeAll(async () => {
  world = await openReturns()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

describe('staff (rule A32)', () => {
  test('decide what they were asked: accepted at the seller’s cost, or no for good', async () => {
    const { id, seller, buyer, admin } = await world.asked({ reason: 'mind' })
    await declineReturn(seller, { return: id, version: 1, reason: 'Cut to size.' })
    await escalateReturn(buyer, { return: id, version: 2, reason: 'It was not.' })
    const decided = {
      return: id,
      version: 3,
      reason: 'The page says it is stock.',
      address: 'Dock 1',
      freight: 'seller',
    }
    expect(codes(await acceptAsStaff(admin, decided))).toBe('ok')
    expect(await world.row(id)).toMatchObject({ status: 'accepted', freight: 'seller' })
    expect((await world.kindsOf(id)).filter((kind) => kind.startsWith('return.decided'))).toHaveLength(2)

    const other = await world.asked()
    await declineReturn(other.seller, { return: other.id, version: 1, reason: 'Used.' })
    await escalateReturn(other.buyer, { return: other.id, version: 2, reason: 'Never.' })
    const no = { return: other.id, version: 3, reason: 'It was installed.' }
    expect(codes(await declineAsStaff(other.seller, no))).toBe('return.unknown')
    expect(codes(await declineAsStaff(other.admin, no))).toBe('ok')
    expect(codes(await escalateReturn(other.buyer, { return: other.id, version: 4, reason: 'Again.' }))).toBe(
      'return.tooLate',
    )
    const audited = await shop.query(
      'select action from audit_events where subject_id = $1 order by action',
      [other.id],
    )
    expect(audited).toEqual([{ action: 'return.declined' }])
  })

  test('ask nobody to send goods that are on their way back', async () => {
    const { id, seller, buyer, admin } = await world.asked()
    await acceptReturn(seller, { return: id, version: 1, ...TERMS })
    await sendReturn(buyer, { return: id, version: 2, ...WAYBILL })
    await escalateReturn(buyer, { return: id, version: 3, reason: 'Nobody answers.' })
    const again = { return: id, version: 4, reason: 'Send it.', address: 'Dock 1', freight: 'seller' }
    expect(codes(await acceptAsStaff(admin, again))).toBe('return.sentBack')
    expect(await world.row(id)).toMatchObject({ status: 'escalated' })
  })

  test('read what the two wrote once they were asked, and not before (rule M90)', async () => {
    const { id, seller, buyer } = await world.asked({ note: 'The corner is chipped.' })
    const read = async () =>
      (await (await asUser(shop.users.admin as never)).findByID({ collection: 'returns', id })).note ?? null
    expect(await read()).toBeNull()
    await declineReturn(seller, { return: id, version: 1, reason: 'No.' })
    await escalateReturn(buyer, { return: id, version: 2, reason: 'Yes.' })
    expect(await read()).toBe('The corner is chipped.')
  })
})

describe('a deadline (rules M89, T35)', () => {
  test('is reminded of once, and hands to staff what the seller leaves', async () => {
    const { id } = await world.asked()
    await shop.query("update returns set remind_at = now() - interval '1 second' where id = $1", [id])
    await passDeadlines()
    await passDeadlines()
    expect((await world.kindsOf(id)).filter((kind) => kind === 'return.due')).toHaveLength(1)
    await world.pass(id)
    await passDeadlines()
    expect(await world.row(id)).toMatchObject({ status: 'escalated', complaint_by: 'system', due_at: null })
    const mails = await shop.query(
      "select 1 from emails where template = 'returnToDecide' and dedupe_key like $1",
      [`%${id}%`],
    )
    expect(mails.length).toBeGreaterThan(0)
  })

  test('ends what is not sent back, and the goods can be returned by another', async () => {
    const found = await world.accepted()
    await world.pass(found.id)
    await passDeadlines()
    expect(await world.statusOf(found.id)).toBe('expired')
    expect(codes(await sendReturn(found.buyer, { return: found.id, version: 3, ...WAYBILL }))).toBe(
      'return.moved',
    )
    expect(codes(await world.ask(found, { quantity: 10 }))).toBe('ok')
  })
})

test('counts in the unit that was ordered, whatever the product is sold in since (rule M53)', async () => {
  const { id, buyerId, order, product } = await world.asked()
  const box = { soldBy: 'box', content: 0.5, contentUnit: 'm2' }
  await shop.query(
    "update orders_items set sold_by = 'box', content = 0.5, content_unit = 'm2' where _parent_id = $1",
    [order],
  )
  await shop.query("update products set sold_by = 'set' where id = $1", [product])
  const buyer = await memberUser(shop.payload, buyerId)
  const read = await getReturn(buyer, { id, side: 'buyer', locale: 'ko' })
  expect(read?.items).toMatchObject([{ ...box, quantity: 2 }])
  const form = await getNewReturn(buyer, { order, locale: 'en' })
  expect(form.ok && form.value.lines).toMatchObject([{ ...box, left: 8 }])
})

describe('nobody else (rule M85)', () => {
  test('asks for, moves, refunds or reads a return', async () => {
    const { id, strangers, buyer, seller, order, line } = await world.asked()
    const read = { return: id, version: 1 }
    for (const actor of strangers) {
      const tries = [
        acceptReturn(actor, { ...read, ...TERMS }),
        declineReturn(actor, { ...read, reason: 'No' }),
        withdrawReturn(actor, read),
        refundReturn(actor, { ...read, amount: 1, note: 'x', restocks: false }),
        refundAsStaff(actor, { ...read, amount: 1, reason: 'x' }),
      ]
      for (const done of await Promise.all(tries)) expect(codes(done)).toBe('return.unknown')
    }
    expect(codes(await acceptReturn(buyer, { ...read, ...TERMS }))).toBe('return.unknown')
    expect(codes(await withdrawReturn(seller, read))).toBe('return.unknown')
    expect(codes(await world.ask({ buyerId: shop.ids.users.otherBuyer, order, line }))).toBe('order.unknown')
    const other = shop.users.otherBuyer as never
    expect(await getReturn(other, { id, side: 'buyer', locale: 'en' })).toBeNull()
    expect(await getReturn(shop.users.seller as never, { id, side: 'buyer', locale: 'en' })).toBeNull()
    expect(codes(await getNewReturn(other, { order, locale: 'en' }))).toBe('order.unknown')
    await shop.query("update users set suspended_at = now(), suspended_reason = 'Tried' where id = $1", [
      'id' in buyer ? buyer.id : '',
    ])
    expect(codes(await withdrawReturn(buyer, read))).toBe('account.suspended')
  })
})

describe('at once', () => {
  test('received and refunded, many times: one refund', async () => {
    const { id, seller, order } = await world.sent()
    const { value } = await world.row(id)
    const done = await Promise.all([
      receiveReturn(seller, { return: id, version: 3 }),
      ...[4, 4, 4].map((version) =>
        refundReturn(seller, { return: id, version, amount: value, note: '', restocks: true }),
      ),
    ])
    expect(done.filter(({ ok }) => ok).length).toBeLessThanOrEqual(2)
    const again = await Promise.all(
      [1, 2, 3].map(() =>
        refundReturn(seller, { return: id, version: 4, amount: value, note: '', restocks: true }),
      ),
    )
    expect(again.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    expect(await shop.query('select 1 from refunds where order_id = $1', [order])).toHaveLength(1)
    expect(Number((await shop.orderRow(order)).refunded)).toBe(value)
  })

  test('the return and the order are refunded: never above what was paid', async () => {
    const { id, seller, order } = await world.received({ quantity: 10 })
    const { total_amount: total } = await shop.orderRow(order)
    const { value } = await world.row(id)
    const done = await Promise.all([
      refundReturn(seller, { return: id, version: 4, amount: value, note: '', restocks: false }),
      refundOrder(seller, { order, amount: Number(total), reason: 'All', key: 'form-0009' }),
    ])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(Number((await shop.orderRow(order)).refunded)).toBe(Number(total))
  })

  test('two moves: one is made', async () => {
    for (const _ of [1, 2, 3]) {
      const { id, seller, buyer } = await world.asked()
      const done = await Promise.all([
        acceptReturn(seller, { return: id, version: 1, ...TERMS }),
        withdrawReturn(buyer, { return: id, version: 1 }),
        declineReturn(seller, { return: id, version: 1, reason: 'No' }),
      ])
      expect(done.map(codes).toSorted()).toEqual(['ok', 'return.changed', 'return.changed'])
    }
  })

  test('two returns of the last pieces: one is asked for', async () => {
    const sale = await world.delivered()
    const done = await Promise.all([1, 2].map(() => world.ask(sale, { quantity: 6 })))
    expect(done.map(codes).toSorted()).toEqual(['ok', `quantity.${sale.line}: return.quantity`])
  })
})

describe('a closed account (rule M92)', () => {
  test('takes along what it wrote, and its data has its returns', async () => {
    const { id, buyerId, seller } = await world.asked({ note: 'Ring twice.' })
    let text = ''
    for await (const part of exportData({ ...shop.users.seller } as never)) text += part
    expect(text).toContain(id)
    await declineReturn(seller, { return: id, version: 1, reason: 'No.' })
    await inTransaction((tx) =>
      anonymise(tx, { id: buyerId, email: `${buyerId}@maru.test`, isSeller: false }),
    )
    const [row] = await shop.query('select note, refusal from returns where id = $1', [id])
    expect(row).toEqual({ note: null, refusal: 'No.' })
  })
})
