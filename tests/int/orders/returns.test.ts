import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refundOrder } from '@/features/orders/commands/refund-order'
import { acceptAsStaff, declineAsStaff, refundAsStaff } from '@/features/returns/commands/decide-return'
import {
  acceptReturn,
  declineReturn,
  escalateReturn,
  receiveReturn,
  sendReturn,
  withdrawReturn,
} from '@/features/returns/commands/move-return'
import { refundReturn } from '@/features/returns/commands/refund-return'
import { tendReturns } from '@/features/returns/commands/tend-returns'
import { getNewReturn } from '@/features/returns/get-new-return'
import { getReturn } from '@/features/returns/get-return'
import { anonymise } from '@/features/leaving/anonymise'
import { exportData } from '@/features/leaving/export-data'
import { asUser } from '@/server/data'
import { inTransaction } from '@/server/db/transaction'
import { codes, openReturns, TERMS, WAYBILL, type ReturnsWorld } from '~/tests/support/shop/returns'

let world: ReturnsWorld
let shop: ReturnsWorld['shop']
beforeAll(async () => {
  world = await openReturns()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const picture = async () => ({
  name: 'crack.png',
  type: 'image/png',
  bytes: (await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c2512f' } })
    .png()
    .toBuffer()) as Buffer<ArrayBuffer>,
})

describe('a return', () => {
  test('is asked for, accepted, sent back, received and refunded with its taxes, and named in the ledger (rules M83, M88, M93)', async () => {
    const found = await world.received()
    const { id, seller, order, unitPrice } = found
    const { value, number } = await world.row(id)
    expect(value).toBeGreaterThan(2 * unitPrice)
    const refunded = await refundReturn(seller, {
      return: id,
      version: 4,
      amount: value,
      note: '',
      restocks: true,
    })
    expect(codes(refunded)).toBe('ok')
    expect(await world.row(id)).toMatchObject({ status: 'refunded', refunded: value, due_at: null })
    const row = await shop.orderRow(order)
    expect(Number(row.refunded)).toBe(value)
    const memos = await shop.query(
      'select distinct memo from ledger_entries where order_id = $1 and kind = $2',
      [order, 'refund'],
    )
    expect(memos).toEqual([{ memo: number }])
    const [credit] = await shop.query<{ content: unknown }>(
      "select content from invoices where order_id = $1 and kind = 'credit_note'",
      [order],
    )
    expect(JSON.stringify(credit)).toContain(number)
    expect(await world.kindsOf(id)).toEqual([
      'return.requested',
      'return.accepted',
      'return.sent',
      'return.received',
    ])
    await shop.tend()
    const [refund] = await shop.query('select status::text from refunds where order_id = $1', [order])
    expect(refund).toEqual({ status: 'succeeded' })
  })

  test('goes back into stock if the seller says so, and otherwise not (rule M94)', async () => {
    const stockOf = async (product: string) =>
      (await shop.query<{ stock: number }>('select stock::int from products where id = $1', [product]))[0]
        ?.stock
    for (const restocks of [true, false]) {
      const { id, seller, product } = await world.received()
      const before = (await stockOf(product)) ?? 0
      await refundReturn(seller, { return: id, version: 4, amount: 100, note: 'Scratched.', restocks })
      expect(await stockOf(product)).toBe(before + (restocks ? 2 : 0))
    }
  })

  test('is of no more than was ordered, and the rest can follow', async () => {
    const sale = await world.delivered()
    expect(codes(await world.ask(sale, { quantity: 8 }))).toBe('ok')
    expect(codes(await world.ask(sale, { quantity: 3 }))).toBe(`quantity.${sale.line}: return.quantity`)
    const second = await world.ask(sale, { quantity: 2 })
    expect(codes(second)).toBe('ok')
    expect(codes(await world.ask(sale, { quantity: 1 }))).toBe(`quantity.${sale.line}: return.nothingLeft`)
    const id = second.ok ? second.value.return : ''
    expect(codes(await withdrawReturn(sale.buyer, { return: id, version: 1 }))).toBe('ok')
    expect(codes(await world.ask(sale, { quantity: 2 }))).toBe('ok')
  })

  test('is asked once with one form, also sent twice at once', async () => {
    const sale = await world.delivered()
    const key = randomUUID()
    const done = await Promise.all([1, 2, 3].map(() => world.ask(sale, {}, [], key)))
    expect(done.map(codes)).toEqual(['ok', 'ok', 'ok'])
    expect(await shop.query('select 1 from returns where order_id = $1', [sale.order])).toHaveLength(1)
  })

  test('shows images to its two sides, without their metadata, and to nobody else (rule M83)', async () => {
    const sale = await world.delivered()
    const done = await world.ask(sale, {}, [await picture()])
    const id = done.ok ? done.value.return : ''
    const [stored] = await shop.query(
      'select kind::text, owner_id, shared_with_id from documents where return_id = $1',
      [id],
    )
    expect(stored).toEqual({ kind: 'return', owner_id: sale.buyerId, shared_with_id: shop.ids.users.seller })
    const seen = async (user: object) =>
      (
        await (
          await asUser(user as never)
        ).find({ collection: 'documents', where: { return: { equals: id } } })
      ).docs.length
    expect(await seen(shop.users.seller)).toBe(1)
    expect(await seen(shop.users.otherSeller)).toBe(0)
    expect(await seen(shop.users.admin)).toBe(0)
    await declineReturn(sale.seller, { return: id, version: 1, reason: 'Cut.' })
    await escalateReturn(sale.buyer, { return: id, version: 2, reason: 'It was wet.' })
    expect(await seen(shop.users.admin)).toBe(1)
    const forged = { ...(await picture()), bytes: Buffer.from('GIF89a') as Buffer<ArrayBuffer> }
    expect(codes(await world.ask(sale, {}, [forged]))).toMatch(/^pictures: upload/)
  })
})

describe('the days of a return (rule M84)', () => {
  const terms = (order: string, days: number | null, ago: number) =>
    shop.query(
      `update orders set delivered_at = now() - make_interval(days => $3),
        contract = jsonb_set(coalesce(contract, '{}')::jsonb, '{returnDays}', $2::jsonb)::text where id = $1`,
      [order, JSON.stringify(days), ago],
    )

  test('are those the order was placed under, whatever the seller states since', async () => {
    await shop.query('update sellers set return_days = 14 where id = $1', [shop.ids.users.seller])
    const sale = await world.delivered()
    await shop.query('update sellers set return_days = null where id = $1', [shop.ids.users.seller])
    await shop.query("update orders set delivered_at = now() - interval '20 days' where id = $1", [
      sale.order,
    ])
    expect(codes(await world.ask(sale, { reason: 'mind' }))).toBe('reason: return.over')
    expect(codes(await world.ask(sale, { reason: 'faulty' }))).toBe('ok')
  })

  test('are none where only faults are taken back, and a year for these', async () => {
    const sale = await world.delivered()
    await terms(sale.order, 0, 1)
    expect(codes(await world.ask(sale, { reason: 'mind' }))).toBe('reason: return.faultsOnly')
    await terms(sale.order, 0, 367)
    expect(codes(await world.ask(sale, { reason: 'damaged' }))).toBe('reason: return.over')
  })

  test('begin with the delivery', async () => {
    const sale = await world.delivered()
    await shop.query("update orders set status = 'shipped', delivered_at = null where id = $1", [sale.order])
    expect(codes(await world.ask(sale))).toBe('return.notDelivered')
    await shop.query("update orders set status = 'delivered', delivered_at = now() where id = $1", [
      sale.order,
    ])
  })
})

describe('a refund of a return (rule M88)', () => {
  test('is never more than the goods cost, nor than is left of what was paid', async () => {
    const { id, seller, order } = await world.received()
    const { value } = await world.row(id)
    const refund = (amount: number) =>
      refundReturn(seller, { return: id, version: 4, amount, note: 'Part.', restocks: false })
    expect(codes(await refund(value + 1))).toBe('amount: return.tooMuch')
    expect(codes(await refund(0))).toBe('amount: money.invalid')
    const { total_amount: total } = await shop.orderRow(order)
    const rest = Number(total) - value + 1
    await refundOrder(seller, { order, amount: rest, reason: 'Late', key: 'form-0001' })
    expect(codes(await refund(value))).toBe('amount: refund.tooMuch')
    expect(codes(await refund(value - 1))).toBe('ok')
    expect(Number((await shop.orderRow(order)).refunded)).toBe(Number(total))
  })

  test('in part has a reason, and the buyer may ask staff, who refund the rest (rules M90, A32)', async () => {
    const { id, seller, buyer, admin, order } = await world.received()
    const { value } = await world.row(id)
    const part = { return: id, version: 4, amount: 500, restocks: false }
    expect(codes(await refundReturn(seller, { ...part, note: '' }))).toBe('note: return.reason')
    expect(codes(await refundReturn(seller, { ...part, note: 'Restocking.' }))).toBe('ok')
    expect(codes(await escalateReturn(buyer, { return: id, version: 5, reason: 'Nobody said so.' }))).toBe(
      'ok',
    )
    const rest = { return: id, version: 6, amount: value - 500, reason: 'No charge was stated.' }
    expect(codes(await refundAsStaff(admin, rest))).toBe('ok')
    expect(await world.row(id)).toMatchObject({ status: 'refunded', refunded: value })
    expect(Number((await shop.orderRow(order)).refunded)).toBe(value)
    expect(codes(await escalateReturn(buyer, { return: id, version: 7, reason: 'More.' }))).toBe(
      'return.tooLate',
    )
  })

  test('may be made without sending back', async () => {
    const { id, seller } = await world.asked()
    const { value } = await world.row(id)
    expect(
      codes(await refundReturn(seller, { return: id, version: 1, amount: value, note: '', restocks: false })),
    ).toBe('ok')
    expect(await world.statusOf(id)).toBe('refunded')
  })
})

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
    await tendReturns()
    await tendReturns()
    expect((await world.kindsOf(id)).filter((kind) => kind === 'return.due')).toHaveLength(1)
    await world.pass(id)
    await tendReturns()
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
    await tendReturns()
    expect(await world.statusOf(found.id)).toBe('expired')
    expect(codes(await sendReturn(found.buyer, { return: found.id, version: 3, ...WAYBILL }))).toBe(
      'return.moved',
    )
    expect(codes(await world.ask(found, { quantity: 10 }))).toBe('ok')
  })
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
    await shop.query('update users set suspended_at = now() where id = $1', ['id' in buyer ? buyer.id : ''])
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
