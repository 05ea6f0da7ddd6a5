import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { refundAsStaff } from '@/features/buying/returns/commands/decide-return'
import { declineReturn, escalateReturn, withdrawReturn } from '@/features/buying/returns/commands/move-return'
import { refundReturn } from '@/features/buying/returns/commands/refund-return'
import { askReturn, withdrawReturnAction } from '@/features/buying/returns/return-actions'
import { asUser } from '@/server/db/data'
import { openBrowser } from '~/tests/support/http/browser'
import { codes, openReturns, type ReturnsWorld } from '~/tests/support/shop/returns'

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
    const seen = async (user: unknown) =>
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
    expect(codes(await world.ask(sale, {}, [forged]))).toBe('pictures: return.pictureType')
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

  test('of ten returns of one piece comes to what ten pieces cost, also of one that was declined first', async () => {
    const sale = await world.delivered()
    const ask = async () => {
      const done = await world.ask(sale, { quantity: 1 })
      return done.ok ? done.value.return : ''
    }
    const first = await ask()
    const no = { return: first, version: 1, reason: 'It was whole.' }
    expect(codes(await declineReturn(sale.seller, no))).toBe('ok')
    for (let at = 1; at < 10; at += 1) await ask()
    const asked = { return: first, version: 2, reason: 'It is cracked.' }
    expect(codes(await escalateReturn(sale.buyer, asked))).toBe('ok')
    const [sum] = await shop.query<{ value: number; of: number }>(
      'select sum(value)::int as value, count(*)::int as of from returns where order_id = $1',
      [sale.order],
    )
    expect(sum).toEqual({ value: Number((await shop.orderRow(sale.order)).total_amount), of: 10 })
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

test('returns are asked for and withdrawn thirty times an hour (rule M83)', async () => {
  const member = openBrowser(shop.tokens.otherBuyer)
  const withdrawing = () =>
    member.submit(withdrawReturnAction, { return: randomUUID(), version: '1', side: 'buyer' })
  for (let at = 0; at < 15; at += 1) {
    await member.submit(askReturn, { order: randomUUID(), key: randomUUID() })
    expect((await withdrawing()).message).not.toContain('Too many attempts')
  }
  expect((await withdrawing()).message).toContain('Too many attempts')
  expect(await member.submit(askReturn, { order: randomUUID(), key: randomUUID() })).toMatchObject({
    message: expect.stringContaining('Too many attempts') as string,
  })
})
