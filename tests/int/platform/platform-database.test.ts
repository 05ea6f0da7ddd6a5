import { beforeAll, describe, expect, test } from 'vitest'
import { copyRow } from '~/tests/support/database/copy-row'
import { rowsOf } from '~/tests/support/database/database'
import { openWorld, type World } from '~/tests/support/open-world'
import badRows from '~/tests/support/bad-rows.json'
import keys from '~/tests/support/keys.json'

let world: World
beforeAll(async () => {
  world = await openWorld()
  // Not collections: the sample world has none.
  await ask("insert into worker_loops (name, process) values ('lists', 'one')")
  await ask(`insert into decisions (kind, subject_id, seller_id, choice, version, decided_by, due_at)
    values ('seller', gen_random_uuid(), gen_random_uuid(), 'approve', '1', gen_random_uuid(), now())`)
})

const url = () => process.env.DATABASE_URL ?? ''
const ask = <T extends object>(statement: string, values?: unknown[]) =>
  rowsOf<T & Record<string, unknown>>(url(), statement, values)

describe('a CHECK', () => {
  test('stands in the list of bad rows, each of them', async () => {
    const rows = await ask<{ conname: string }>(
      "select conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1",
    )
    expect(rows.map(({ conname }) => conname)).toEqual(
      [...new Set(badRows.map(({ check }) => check))].toSorted(),
    )
  })

  test.each(badRows)('$check refuses a row of $table with $row', async ({ check, table, row }) => {
    await expect(copyRow(url(), table, row)).rejects.toMatchObject({ code: '23514', constraint: check })
  })
})

describe('a unique key', () => {
  test('stands in the list of keys, each of them', async () => {
    const rows = await ask<{ name: string }>(`
      select key.relname as name from pg_index i
      join pg_class key on key.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where indisunique and not indisprimary and t.relnamespace = 'public'::regnamespace
        and t.relname !~ '^_|_rels$|_locales$|^payload_'`)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(keys.map(({ key }) => key).toSorted())
  })

  test.each(keys)(
    '$key refuses a second row of $table with the same $columns',
    async ({ key, table, columns }) => {
      const others = keys.filter((each) => each.table === table).flatMap((each) => each.columns)
      const free = others.filter((column) => !columns.includes(column) && !column.endsWith('_id'))
      const fresh = Object.fromEntries(
        free.map((column) => [column, /^(?:seq|code)/.test(column) ? 999_999 : crypto.randomUUID()]),
      )
      const filled = columns.map((column) => `"${column}" is not null`).join(' and ')
      const copy = copyRow(url(), table, fresh, filled)
      await expect(copy).rejects.toMatchObject({ code: '23505', constraint: key })
    },
  )
})

describe('rows that only grow', () => {
  const APPEND_ONLY = [
    'ledger_entries',
    'order_events',
    'audit_events',
    'consents',
    'invoices',
    'commission_invoices',
    'stock_movements',
  ]

  test.each(APPEND_ONLY)('of %s are not changed', async (table) => {
    await expect(ask(`update ${table} set updated_at = now()`)).rejects.toMatchObject({ code: '23001' })
  })

  test.each(APPEND_ONLY)('of %s are not removed', async (table) => {
    await expect(ask(`delete from ${table}`)).rejects.toMatchObject({ code: '23001' })
  })

  test.each(APPEND_ONLY)('of %s are not emptied', async (table) => {
    await expect(ask(`truncate ${table} cascade`)).rejects.toMatchObject({ code: '23001' })
  })
})

describe('the ledger', () => {
  const insert = (set: string, amounts: number[]) =>
    ask(
      `insert into ledger_entries (id, entry_set, kind, account, amount, currency)
       select gen_random_uuid(), $1, 'sale', 'cash', amount, 'CAD' from unnest($2::int[]) amount`,
      [set, amounts],
    )

  test('takes a set that sums to zero', async () => {
    await expect(insert('balanced', [-500, 300, 200])).resolves.toEqual([])
  })

  test('refuses a set that does not, at commit', async () => {
    await expect(insert('lopsided', [-500, 300])).rejects.toMatchObject({ code: '23514' })
  })

  test('refuses to add one entry to a set that was whole', async () => {
    await insert('whole', [-500, 500])
    await expect(insert('whole', [1])).rejects.toMatchObject({ code: '23514' })
  })
})

describe('the stock that buyers may know', () => {
  test.each([
    [40, 0, 6],
    [40, 35, 5],
    [40, 39, 1],
    [40, 40, 0],
    [0, 0, 0],
  ])('of %i with %i reserved is %i', async (stock, reserved, shown) => {
    const id = world.ids.products.pending
    await ask('update products set stock = $2, reserved = $3 where id = $1', [id, stock, reserved])
    expect(await ask('select stock_shown::int from products where id = $1', [id])).toEqual([
      { stock_shown: shown },
    ])
  })

  test('is not what somebody writes there', async () => {
    const id = world.ids.products.pending
    await ask('update products set stock = 2, reserved = 0, stock_shown = 6 where id = $1', [id])
    expect(await ask('select stock_shown::int from products where id = $1', [id])).toEqual([
      { stock_shown: 2 },
    ])
  })
})

describe('the server', () => {
  test('knows letters outside ASCII, or search would find little French and Korean', async () => {
    expect(await ask("select lower('É가') as low, '—' ~ '[[:punct:]]' as is_mark")).toEqual([
      { low: 'é가', is_mark: true },
    ])
  })

  test('has no extension but the one that search uses', async () => {
    const names = await ask<{ extname: string }>(
      `select extname from pg_extension where extname <> 'plpgsql'`,
    )
    expect(names).toEqual([{ extname: 'unaccent' }])
  })

  test('takes accents off', async () => {
    expect(await ask("select unaccent('Évier québécois') as plain")).toEqual([{ plain: 'Evier quebecois' }])
  })

  test('is reached through a pool that waits neither for ever nor in vain', () => {
    const { poolOptions } = world.payload.db
    expect(poolOptions).toMatchObject({ connectionTimeoutMillis: 5000, statement_timeout: 20_000 })
    expect(poolOptions.idle_in_transaction_session_timeout).toBe(30_000)
    expect(poolOptions.max).toBeGreaterThanOrEqual(5)
  })

  test('may end every connection without ending us', async () => {
    await world.payload.count({ collection: 'products' })
    await ask(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expect
      .poll(() => world.payload.count({ collection: 'products' }).catch(() => null))
      .toMatchObject({ totalDocs: 8 })
  })
})
