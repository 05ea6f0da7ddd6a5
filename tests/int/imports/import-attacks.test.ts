import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listBatch, type ExportPlace } from '@/features/selling/listing/transfer/export-batch'
import { readRecords } from '@/features/selling/listing/transfer/read-records'
import { database } from '@/server/db/transaction'
import { unique } from '~/tests/support/factories/unique'
import { fileOf, newRow, openImports, type Imports } from '~/tests/support/imports'

let world: Imports
beforeAll(async () => {
  world = await openImports()
})

const stockOf = async (sku: string) => (await world.productOf(sku))?.stock

describe('a file', () => {
  test('keeps a sign that lies across two parts of it', async () => {
    const head = 'sku,name_en\n'
    const long = `A,${'x'.repeat(64 * 1024 - head.length - 3)}`
    const cells: string[] = []
    for await (const read of readRecords(`${head}${long}😀y\n`)) if (read.ok) cells.push(...read.value.cells)
    expect(cells.at(-1)).toMatch(/x😀y$/u)
  })

  test('of empty lines is refused', async () => {
    const id = await world.checked(`sku\n${'\n'.repeat(30_000)}A`)
    expect(await world.statusOf(id)).toMatchObject({
      status: 'unreadable',
      problem: { code: 'import.rows' },
    })
  })

  test('with thousands of picture names in a cell stores none of them', async () => {
    const sku = unique('NAMES')
    const id = await world.checked(`sku,pictures\n${sku},${'a|'.repeat(40_000)}\n`)
    const [row] = await world.rows(id)
    expect(row?.reasons?.map(({ code }) => code)).toContain('import.pictureNames')
    expect(JSON.stringify(row?.reasons).length).toBeLessThan(5_000)
    const [{ size } = { size: 0 }] = await world.query<{ size: number }>(
      'select length(values::text) as size from product_import_rows where import_id = $1',
      [id],
    )
    expect(size).toBeLessThan(5_000)
  })
})

describe('a stock', () => {
  test('that was checked twice is changed once', async () => {
    const sku = unique('TWICE')
    await world.imported(fileOf(newRow(sku, { stock: '100' })))
    const file = `sku,stock\n${sku},60\n`
    const [one, two] = [await world.checked(file), await world.checked(file)]
    for (const id of [one, two]) {
      await world.startIt(id)
      await world.work()
      expect(await stockOf(sku)).toBe(60)
    }
    expect((await world.said(two))[0]).toMatch(/failed import\.changedSince$/)
  })

  test('counts sales since the check', async () => {
    const sku = unique('SOLD')
    await world.imported(fileOf(newRow(sku, { stock: '100' })))
    const id = await world.checked(`sku,stock\n${sku},60\n`)
    await world.query('update products set stock = stock - 5 where sku = $1', [sku])
    await world.startIt(id)
    await world.work()
    expect(await stockOf(sku)).toBe(55)
  })

  test('that another window changes at that moment is not changed on top of it', async () => {
    const sku = unique('EDIT')
    await world.imported(fileOf(newRow(sku, { stock: '100' })))
    const id = await world.checked(`sku,stock\n${sku},60\n`)
    await world.startIt(id)
    const editor = await world.payload.db.pool.connect()
    await editor.query('begin')
    await editor.query('update products set stock = 80, updated_at = clock_timestamp() where sku = $1', [sku])
    const turns = world.work()
    // Asked outside the transaction: inside it Postgres answers every time what it saw at first.
    const waiting = async () =>
      expect(
        (
          await world.payload.db.pool.query(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rows,
      ).toHaveLength(1)
    await vi.waitFor(waiting, 10_000)
    await editor.query('commit')
    editor.release()
    await turns
    expect(await stockOf(sku)).toBe(80)
    expect((await world.said(id))[0]).toMatch(/failed import\.changedSince$/)
  })
})

test('a tier without columns in the file stays as it is', async () => {
  const sku = unique('TIER')
  await world.imported(fileOf(newRow(sku)))
  const pricesOf = async () =>
    (
      await world.query<{ price: number }>(
        `select t.unit_price::int as price from products_moq_prices t join products p on p.id = t._parent_id
          where p.sku = $1 order by t._order`,
        [sku],
      )
    ).map(({ price }) => price)
  const [, second] = await pricesOf()
  await world.imported(`sku,price_1\n${sku},18\n`)
  expect(await pricesOf()).toEqual([1800, second])
})

test('products sorted by name follow each other in batches, each once', async () => {
  const { seller } = world.ids.users
  const names = ['lamp', 'Lamp', 'LAMP', 'lamp', 'Lamp']
  await world.imported(fileOf(...names.map((name) => newRow(undefined, { name_en: `${name} of batches` }))))
  const db = await database()
  const chosen = { filter: 'all', text: 'of batches', sort: 'name' } as const
  const found: string[] = []
  for (let last: ExportPlace | undefined, more = true; more;) {
    const batch = await listBatch(db, { seller, chosen, locale: 'en' }, { last, limit: 2 })
    found.push(...batch.map(({ id }) => id))
    last = batch.at(-1)
    more = batch.length === 2
  }
  expect(found).toHaveLength(names.length)
  expect(new Set(found).size).toBe(names.length)
})
