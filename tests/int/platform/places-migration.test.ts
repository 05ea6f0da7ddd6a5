import { beforeAll, expect, test } from 'vitest'
import { down, up } from '@/migrations/20261127_100000_places'
import * as filters from '@/migrations/20261129_010000_trade_filters'
import * as marks from '@/migrations/20261129_051000_marks_by_text'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const query = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]

/** Later migrations whose triggers read the country, the newest first. */
const LATER = [marks, filters]
const takeDown = async (db: never) => {
  for (const migration of LATER) await migration.down(db)
  await down(db)
}
const bringBack = async (db: never) => {
  await up(db)
  for (const migration of LATER.toReversed()) await migration.up(db)
}

type Row = { id: string; shipping_country: string; shipping_from: string }

test('places typed in one text become a country and a place; what had none takes the address and is listed', async () => {
  const { payload, ids } = world
  const { live, pending } = ids.products as Record<string, string>
  const db = { db: payload.db.drizzle } as never
  await takeDown(db)
  const typed: [id: string | undefined, text: string][] = [
    [live, 'Delta, British Columbia, Canada'],
    [pending, 'Vancouver BC'],
  ]
  await query("update sellers set country = 'CA', shipping_from = 'Toronto, ON' where id = $1", [
    ids.sellers.seller,
  ])
  await query("update sellers set shipping_from = 'Incheon, Korea' where id = $1", [ids.sellers.otherSeller])
  for (const [id, text] of typed)
    await query('update products set shipping_from = $2, seller_id = $3 where id = $1', [
      id,
      text,
      ids.sellers.seller,
    ])
  await bringBack(db)
  const placeOf = async (table: string, id?: string) => {
    const [row] = await query<Row>(`select * from ${table} where id = $1`, [id])
    return [row?.shipping_country, row?.shipping_from]
  }
  expect(await placeOf('products', live)).toEqual(['CA', 'Delta, British Columbia'])
  expect(await placeOf('products', pending)).toEqual(['CA', 'Vancouver BC'])
  expect(await placeOf('sellers', ids.sellers.seller)).toEqual(['CA', 'Toronto, ON'])
  expect(await placeOf('sellers', ids.sellers.otherSeller)).toEqual(['KR', 'Incheon'])
  const listed = await query<{ subject_id: string; details: string }>(
    "select subject_id, details from audit_events where action = 'shipping.country_assumed' and subject_id = any($1)",
    [[live, pending, ids.sellers.seller, ids.sellers.otherSeller]],
  )
  expect(listed.toSorted((a, b) => (a.details < b.details ? -1 : 1))).toEqual([
    { subject_id: ids.sellers.seller, details: 'Toronto, ON → CA' },
    { subject_id: pending, details: 'Vancouver BC → CA' },
  ])
})

test('an order of a seller in Canada that was taxed as imported keeps its tax and is listed', async () => {
  const [order] = await query<{ id: string; seller_id: string; number: string }>(
    'select o.id, o.seller_id, o.number from orders o join orders_taxes t on t._parent_id = o.id limit 1',
  )
  const db = { db: world.payload.db.drizzle } as never
  await takeDown(db)
  await query("update sellers set country = 'CA' where id = $1", [order?.seller_id])
  await query("update orders_taxes set rule = 'imported-duty-paid' where _parent_id = $1", [order?.id])
  const taxes = () => query('select * from orders_taxes where _parent_id = $1', [order?.id])
  const before = await taxes()
  await bringBack(db)
  expect(await taxes()).toEqual(before)
  expect(
    await query("select details from audit_events where action = 'order.tax_doubted' and subject_id = $1", [
      order?.id,
    ]),
  ).toEqual([{ details: order?.number }])
})
