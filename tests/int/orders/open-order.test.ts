import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { threadKey } from '@/domain/talk/thread'
import { getOpenedOrder } from '@/admin/orders/get-opened-order'
import { turnPage } from '@/admin/talk/moderation/open-thread'
import { exportData } from '@/features/account/personal-data/export-data'
import { openOrder } from '@/admin/orders/commands/open-order'
import { database } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import { isReadable } from '@/server/orders/readable-orders'
import { aSale } from '~/tests/support/shop/a-sale'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const LONG = 'x'.repeat(1001)
const codeOf = (done: { ok: boolean; issues?: { code: string }[] }) => done.issues?.[0]?.code ?? 'done'

test('an admin opens an order with a reason, for an hour, which the export of both sides shows', async () => {
  const { order, admin, strangers, buyer, seller } = await aSale(shop)
  const me = shop.ids.staff.admin
  for (const who of [...strangers, buyer, seller])
    expect(codeOf(await openOrder(who, { order, reason: 'Curious' }))).toBe('order.unknown')
  expect(codeOf(await openOrder(admin, { order, reason: '' }))).toBe('status.reason')
  expect(codeOf(await openOrder(admin, { order, reason: LONG }))).toBe('message.tooLong')
  expect(codeOf(await openOrder(admin, { order: me, reason: 'Curious' }))).toBe('order.unknown')
  expect(await mayRead(admin, order)).toBe(false)
  expect(codeOf(await openOrder(admin, { order, reason: 'The buyer called' }))).toBe('done')
  const other: Actor = { kind: 'staff', id: shop.ids.staff.coded, role: 'admin' }
  const editor: Actor = { kind: 'staff', id: shop.ids.staff.editor, role: 'editor' }
  expect(await Promise.all([admin, other, editor].map((who) => mayRead(who, order)))).toEqual([
    true,
    false,
    false,
  ])
  const recorded = await shop.query(
    'select action, actor_id, details from audit_events where subject_id = $1',
    [order],
  )
  expect(recorded).toEqual([
    { action: 'order.opened', actor_id: me, details: '{"reason":"The buyer called"}' },
  ])
  for (const id of ['id' in buyer ? buyer.id : '', shop.ids.users.seller]) {
    const opened = await openedIn(id)
    expect(opened.filter((each) => each.about === order)).toMatchObject([{ reason: 'The buyer called' }])
  }
  expect((await openedIn(shop.ids.users.otherBuyer)).filter((each) => each.about === order)).toEqual([])
  expect(await mayRead(admin, order, new Date(Date.now() + 59 * 60_000))).toBe(true)
  expect(await mayRead(admin, order, new Date(Date.now() + 61 * 60_000))).toBe(false)
})

test('the conversation of its two sides opens with the order, and both find that in their export', async () => {
  const { order, admin, buyer } = await aSale(shop)
  const [id, seller] = ['id' in buyer ? buyer.id : '', shop.ids.users.seller]
  const [thread] = await shop.query<{ id: string }>(
    `insert into threads (id, key, kind, buyer_id, seller_id, last_seq) values (gen_random_uuid(), $1, 'shop', $2, $3, 1) returning id`,
    [threadKey(id, seller), id, seller],
  )
  await shop.query(
    `insert into messages (id, thread_id, buyer_id, seller_id, sender_id, text, seq, client_key)
      values (gen_random_uuid(), $1, $2, $3, $2, 'When will it come?', 1, 'asked once')`,
    [thread?.id, id, seller],
  )
  const staff = shop.ids.staff.admin
  const page = { thread: thread?.id ?? '', report: null, page: null }
  expect([await getOpenedOrder(admin, order), (await turnPage(staff, page)).ok]).toEqual([null, false])
  expect(codeOf(await openOrder(admin, { order, reason: 'The buyer called' }))).toBe('done')
  expect(await getOpenedOrder(admin, order)).toMatchObject({ thread: thread?.id })
  const read = await turnPage(staff, page)
  expect(read.ok && read.value.messages).toMatchObject([{ text: 'When will it come?' }])
  for (const member of [id, seller])
    expect((await openedIn(member)).filter(({ about }) => about === thread?.id)).toMatchObject([
      { reason: 'The buyer called' },
    ])
})

test('what staff read after a reason takes one statement', async () => {
  const { order, admin } = await aSale(shop)
  await openOrder(admin, { order, reason: 'The buyer called' })
  const spy = vi.spyOn(shop.payload.db.pool, 'query')
  await getOpenedOrder(admin, order)
  expect(spy).toHaveBeenCalledTimes(1)
  spy.mockRestore()
})

async function mayRead(who: Actor, order: string, now?: Date) {
  const statement = sql`select 1 from orders o where o.id = ${order} and ${isReadable(who, now)}`
  return (await (await database()).execute(statement)).rows.length > 0
}

test('both sides export what is kept from staff: contract, invoice, and which order moved the stock', async () => {
  const { order, buyer } = await aSale(shop)
  const bought = await exportOf('id' in buyer ? buyer.id : '')
  expect(bought.orders).toMatchObject([{ id: order, contract: expect.stringContaining('{') }])
  expect(bought.invoices).toMatchObject([{ order, content: expect.stringContaining('{') }])
  const sold = await exportOf(shop.ids.users.seller)
  expect(sold['stock-movements']?.filter((each) => each.order === order)).toHaveLength(1)
})

async function exportOf(id: string) {
  const user = await shop.payload.findByID({ collection: 'users', id })
  let text = ''
  for await (const part of exportData({ ...user, collection: 'users' } as never)) text += part
  return JSON.parse(text) as Record<string, Record<string, unknown>[]>
}

/** What a member's export says of orders that staff opened. */
const openedIn = async (id: string) => (await exportOf(id))['staff-views'] ?? []
