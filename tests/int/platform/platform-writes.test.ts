import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { advisoryLock, lockRows } from '@/server/db/locks'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { rowsOf } from '~/tests/support/database/database'
import { anEntry } from '~/tests/support/factories/orders'
import { unique } from '~/tests/support/factories/unique'
import { duringSave } from '~/tests/support/database/during-save'
import { openWorld, type World } from '~/tests/support/open-world'
import type { Slug } from '~/tests/support/policy/row'
import { verb } from '~/tests/support/system'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const url = () => process.env.DATABASE_URL ?? ''
const LOCKED = [
  'products',
  'orders',
  'sellers',
  'threads',
  'checkouts',
  'refunds',
  'payouts',
  'product-changes',
  'comments',
  'verifications',
  'users',
  'staff',
] as const satisfies readonly Slug[]

describe('a save that takes its time', () => {
  test('does not undo a sale that came between', async () => {
    const { system, payload, ids } = world
    const id = ids.products.live
    const { stock } = await system.get('products', id)
    const save = () => system.change('products', id, { shippingFrom: 'Busan' })
    const sale = () => rowsOf(url(), 'update products set stock = stock - 1 where id = $1', [id])
    await duringSave(payload, 'products', save, sale)
    expect(await system.get('products', id)).toMatchObject({
      stock: Number(stock) - 1,
      shippingFrom: 'Busan',
    })
  })

  test('does not undo an approval that came between', async () => {
    const { system, payload, ids } = world
    const id = ids.sellers.pendingSeller
    const save = () => system.change('sellers', id, { companyKo: '마루 타일' })
    const approval = () => rowsOf(url(), "update sellers set status = 'active' where id = $1", [id])
    await duringSave(payload, 'sellers', save, approval)
    expect(await system.get('sellers', id)).toMatchObject({ status: 'active', companyKo: '마루 타일' })
  })

  test.each(LOCKED)('holds its row of %s meanwhile', async (slug) => {
    const { system, payload, ids } = world
    const [id = ''] = Object.values<string>(ids[slug])
    const table = slug.replaceAll('-', '_')
    const take = () => rowsOf(url(), `select 1 from ${table} where id = $1 for update nowait`, [id])
    const both = duringSave(payload, slug, () => system.change(slug, id, {}), take)
    await expect(both).rejects.toMatchObject({ code: '55P03' })
  })
})

describe('an update of many rows at once', () => {
  test.each(LOCKED)('is refused on %s, where rows are held one by one', async (slug) => {
    const update = verb(world.payload, 'update')
    await expect(update({ collection: slug, where: { id: { exists: true } }, data: {} })).rejects.toThrow(
      'one at a time',
    )
  })
})

describe('a lock of a transaction', () => {
  const takeKey = (kind: number, key: string) =>
    rowsOf(url(), 'select pg_try_advisory_xact_lock($1::int, hashtext($2)) as free', [kind, key])
  const takeRow = (id: string, strength: string) =>
    rowsOf(url(), `select 1 from sellers where id = $1 for ${strength} nowait`, [id])

  test('is held by one kind and key, to the end', async () => {
    const [email, cart] = [1, 4]
    await inTransaction(async (tx) => {
      await advisoryLock(tx, 'email', 'one@maru.test')
      expect(await takeKey(email, 'one@maru.test')).toEqual([{ free: false }])
      expect(await takeKey(email, 'other@maru.test')).toEqual([{ free: true }])
      expect(await takeKey(cart, 'one@maru.test')).toEqual([{ free: true }])
    })
    expect(await takeKey(email, 'one@maru.test')).toEqual([{ free: true }])
  })

  test('keeps others from its rows, or only from changing their key', async () => {
    const id = world.ids.sellers.pendingSeller
    await inTransaction(async (tx) => {
      await lockRows(tx, tables.sellers, [id], 'key share')
      expect(await takeRow(id, 'no key update')).toHaveLength(1)
      await lockRows(tx, tables.sellers, [id])
      await expect(takeRow(id, 'key share')).rejects.toMatchObject({ code: '55P03' })
    })
  })
})

describe('an atomic change', () => {
  test('sells six of six to twenty who come at once', async () => {
    const { system, payload, ids } = world
    const id = ids.products.second
    await system.change('products', id, { stock: 6 })
    const buy = () =>
      payload.db.updateOne({
        collection: 'products',
        where: { and: [{ id: { equals: id } }, { stock: { greater_than_equal: 1 } }] },
        data: { stock: { $inc: -1 } },
        options: { atomic: true },
      })
    const bought = await Promise.all(Array.from({ length: 20 }, buy))
    expect(bought.filter((row) => row !== null)).toHaveLength(6)
    expect(await system.get('products', id)).toMatchObject({ stock: 0 })
  })
})

describe('a commit that fails', () => {
  const halfASet = (set: string) => sql`
    insert into ledger_entries (id, entry_set, kind, account, amount, currency)
    values (gen_random_uuid(), ${set}, 'sale', 'cash', -100, 'CAD')`
  const entriesOf = (set: string) => rowsOf(url(), 'select 1 from ledger_entries where entry_set = $1', [set])

  test('throws where money moves', async () => {
    const set = unique('half')
    await expect(inTransaction((tx) => tx.execute(halfASet(set)))).rejects.toThrow()
    expect(await entriesOf(set)).toEqual([])
  })

  test('goes unnoticed in a transaction of Payload, which is why money does not move there', async () => {
    const set = unique('half')
    const { db } = world.payload
    const transactionID = (await db.beginTransaction()) ?? ''
    await world.system.make('ledger-entries', anEntry(set, 'cash', -100), { req: { transactionID } })
    await expect(db.commitTransaction(transactionID)).resolves.toBeUndefined()
    expect(await entriesOf(set)).toEqual([])
  })

  test('takes what Payload writes with it, or leaves none of it', async () => {
    const user = world.ids.users.buyer
    const note = (kind: string) => ({ user, side: 'buyer', kind, href: '/' })
    const kinds = async () => (await world.system.all('notifications')).map(({ kind }) => kind)
    await inTransaction((_, req) => world.system.make('notifications', note('kept'), { req }))
    const broken = inTransaction(async (_, req) => {
      await world.system.make('notifications', note('lost'), { req })
      throw new Error('Out of paper.')
    })
    await expect(broken).rejects.toThrow('Out of paper.')
    const passedOver = inTransaction(async (_, req) => {
      await world.system.make('notifications', note('half'), { req })
      await world.system.make('notifications', { user }, { req }).catch(() => '')
    })
    await expect(passedOver).rejects.toThrow()
    expect(await kinds()).toContain('kept')
    expect(await kinds()).not.toEqual(expect.arrayContaining(['lost']))
    expect(await kinds()).not.toEqual(expect.arrayContaining(['half']))
  })

  test('is given up as a whole when the work throws', async () => {
    const set = unique('whole')
    const work = inTransaction(async (tx) => {
      await tx.execute(halfASet(set))
      throw new Error('Out of paper.')
    })
    await expect(work).rejects.toThrow('Out of paper.')
    expect(await entriesOf(set)).toEqual([])
  })
})
