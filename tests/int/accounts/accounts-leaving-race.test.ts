import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteOwnAccount } from '@/features/account/personal-data/delete-account'
import { storeImport } from '@/features/selling/listing/transfer/manage-imports'
import { storeReport } from '@/features/talk/reports/store-report'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import { storeStaffMessage } from '@/admin/talk/support/store-staff-message'
import { issueToken } from '@/server/auth/sign-up/tokens'
import { inTransaction } from '@/server/db/transaction'
import { issueOf } from '@/server/storage/upload-issue'
import { storeDocument } from '@/server/storage/store-document'
import { aPaper } from '~/tests/support/factories/catalogue'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

/** A member who has pressed the button of a mailed link. */
async function leave(id: string, isSeller = false) {
  const email = `${id}@maru.test`
  const token = await inTransaction((tx) =>
    issueToken(tx, { purpose: 'delete', email, locale: 'en', user: id }),
  )
  const member = { id, email, sid: '', locale: 'en', hasPassword: false, isSeller } as const
  const asking = { locale: 'en', address: '192.0.2.1', agent: '', deviceHash: null } as const
  return () => deleteOwnAccount(member, { password: '', token }, asking)
}

/** Holds rows as another transaction would, until it is let go. */
async function hold(statement: string, id: string) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('begin')
  await client.query(statement, [id])
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

const isGone = async (id: string) =>
  (
    await shop.query<{ gone: boolean }>('select deleted_at is not null as gone from users where id = $1', [
      id,
    ])
  )[0]?.gone
const openOrders = (column: 'buyer_id' | 'seller_id', id: string) =>
  shop.query(`select id from orders where ${column} = $1 and status not in ('delivered', 'cancelled')`, [id])
const SOME_TIME = 300

describe('an order and the deletion of its buyer’s account at one moment', () => {
  test('the order was first: the account stays', async () => {
    const [buyer, product] = [await shop.buyer(), await shop.product()]
    await shop.fill(buyer, { [product]: 1 })
    const go = await leave(buyer)
    const letGo = await hold('select 1 from products where id = $1 for update', product)
    const placing = shop.place(buyer)
    await pause(SOME_TIME)
    const leaving = go()
    await pause(SOME_TIME)
    await letGo()
    expect(await placing).toMatchObject({ ok: true, value: { kind: 'placed' } })
    expect(await leaving).toMatchObject({ ok: false, issues: [{ code: 'account.ordersOpen' }] })
    expect([await isGone(buyer), (await openOrders('buyer_id', buyer)).length]).toEqual([false, 1])
  })

  test('the deletion was first: nothing is ordered', async () => {
    const [buyer, product] = [await shop.buyer(), await shop.product()]
    await shop.fill(buyer, { [product]: 1 })
    const go = await leave(buyer)
    const letGo = await hold('select 1 from cart_items where user_id = $1 for update', buyer)
    const leaving = go()
    await pause(SOME_TIME)
    const placing = shop.place(buyer)
    await pause(SOME_TIME)
    await letGo()
    expect(await leaving).toMatchObject({ ok: true })
    expect(await placing).toMatchObject({ ok: false, issues: [{ code: 'account.signIn' }] })
    expect([await isGone(buyer), await openOrders('buyer_id', buyer)]).toEqual([true, []])
  })

  test('whoever is faster, nobody is gone with an order open', async () => {
    const product = await shop.product({ stock: 100 })
    const pairs = Array.from({ length: 10 }, async (_, at) => {
      const buyer = await shop.buyer()
      await shop.fill(buyer, { [product]: 1 })
      const go = await leave(buyer)
      const [placed, left] = await Promise.all([shop.place(buyer), pause(at * 4).then(go)])
      return { buyer, placed: placed.ok, left: left.ok }
    })
    for (const { buyer, placed, left } of await Promise.all(pairs)) {
      expect([placed, left].filter(Boolean)).toHaveLength(1)
      expect([await isGone(buyer), (await openOrders('buyer_id', buyer)).length]).toEqual([
        left,
        Number(placed),
      ])
    }
  })
})

describe('an order and the deletion of its seller’s account at one moment', () => {
  test('whoever is faster, no order is open with a seller who is gone', async () => {
    const pairs = Array.from({ length: 6 }, async (_, at) => {
      const [buyer, seller] = [await shop.buyer(), await shop.seller()]
      const product = await shop.product({ seller })
      await shop.fill(buyer, { [product]: 1 })
      const go = await leave(seller, true)
      const [placed, left] = await Promise.all([shop.place(buyer), pause(at * 4).then(go)])
      return { seller, placed: placed.ok && placed.value.kind === 'placed', left: left.ok }
    })
    for (const { seller, placed, left } of await Promise.all(pairs)) {
      expect([placed, left].filter(Boolean)).toHaveLength(1)
      expect([await isGone(seller), (await openOrders('seller_id', seller)).length]).toEqual([
        left,
        Number(placed),
      ])
    }
  })
})

describe('what arrives while an account is being deleted', () => {
  /** Begins once the deletion has locked the account, and waits for it. */
  async function meanwhile<T>(id: string, act: () => Promise<T>, isSeller = false): Promise<T> {
    await shop.fill(id, { [await shop.product()]: 1 })
    const go = await leave(id, isSeller)
    const letGo = await hold('select 1 from cart_items where user_id = $1 for update', id)
    const leaving = go()
    await pause(SOME_TIME)
    const acting = act()
    await pause(SOME_TIME)
    await letGo()
    expect(await leaving).toMatchObject({ ok: true })
    return acting
  }

  const memberOf = async (id: string) =>
    ({
      ...(await shop.payload.findByID({ collection: 'users', id, depth: 0 })),
      collection: 'users',
    }) as const

  test('an answer of staff is not sent', async () => {
    const buyer = await shop.buyer()
    const thread = await openSupportThread(buyer, null)
    const answer = { thread, text: 'On its way.', isLast: false, clientKey: 'an-answer' }
    const done = await meanwhile(buyer, () => storeStaffMessage(shop.ids.staff.admin, answer))
    expect(done).toMatchObject({ ok: false, issues: [{ code: 'thread.gone' }] })
    expect(await shop.query('select 1 from messages where thread_id = $1', [thread])).toEqual([])
  })

  test('a report is not stored', async () => {
    const buyer = await shop.buyer()
    const about = { subject: 'product', id: shop.ids.products.live } as const
    const done = await meanwhile(buyer, () => storeReport(buyer, about, { reason: 'fraud', note: 'Mine.' }))
    expect(done).toMatchObject({ ok: false, issues: [{ code: 'account.signIn' }] })
    expect(await shop.query('select 1 from reports where reporter_id = $1', [buyer])).toEqual([])
  })

  test.each(['business', 'exemption', 'message'] as const)('a document is not kept: %s', async (kind) => {
    const buyer = await shop.buyer()
    const member = await memberOf(buyer)
    const file = new File([aPaper().data], 'licence.pdf')
    const done = await meanwhile(buyer, () =>
      storeDocument(member, file, kind).catch((error: unknown) => issueOf(error)),
    )
    expect(done).toMatchObject({ code: 'account.signIn' })
    expect(await shop.query('select 1 from documents where owner_id = $1', [buyer])).toEqual([])
  })

  test('a file to import is not kept', async () => {
    const seller = await shop.seller()
    const member = await memberOf(seller)
    const file = new File(['sku,stock\nA,1'], 'products.csv')
    const done = await meanwhile(seller, () => storeImport(member, file, 'en'), true)
    expect(done).toMatchObject({ ok: false, issues: [{ code: 'upload.sellersOnly' }] })
    expect(await shop.query('select 1 from product_imports where seller_id = $1', [seller])).toEqual([])
  })
})
