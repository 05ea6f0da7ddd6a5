import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { INVARIANTS, brokenInvariants } from './invariants'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { boot, database } from '@/server/db/transaction'
import { keyedHash, unseal } from '@/server/settings/seal'
import { SEALED_COLUMNS } from '@/server/settings/sealed-columns'
import { objectKey, ourBucket } from '@/server/storage/bucket'

/** What was looked at, and what is wrong with it. */
export type Checked = { what: string; faults: string[] }

/** Tables whose rows have files, with the sizes that each picture has beside the first. */
const FILES = [
  { table: 'media', sizes: ['thumb', 'card', 'page', 'card_avif', 'page_avif'] },
  { table: 'review_pictures', sizes: ['card', 'page'] },
  { table: 'documents', sizes: [] },
  { table: 'product_documents', sizes: [] },
] as const

/** Of more than so many faults of one kind the rest is counted. */
const NAMED = 10

/** Everything that must be there after a restore, in the database of this process (rule Q21). */
export async function checkRestored(): Promise<Checked[]> {
  const checked = [await rowsThere(), await books()]
  for (const each of FILES) checked.push(await files(each))
  for (const each of SEALED_COLUMNS) checked.push(await sealed(each))
  // Not waited for: Payload keeps one connection to itself.
  void (await boot()).db.pool.end()
  return checked
}

async function rowsThere(): Promise<Checked> {
  const db = await database()
  const [row] = await checkedRows(
    db,
    z.object({ users: z.number(), products: z.number(), orders: z.number(), entries: z.number() }),
    sql`select (select count(*)::int from users) as users, (select count(*)::int from products) as products,
      (select count(*)::int from orders) as orders, (select count(*)::int from ledger_entries) as entries`,
  )
  const { users = 0, products = 0, orders = 0, entries = 0 } = row ?? {}
  return {
    what: `${users} members, ${products} products, ${orders} orders, ${entries} entries of the ledger`,
    faults: users + products === 0 ? ['There is nobody and nothing in it.'] : [],
  }
}

/** Ledger, stock, orders and payments (rule M39). */
async function books(): Promise<Checked> {
  const { db } = await boot()
  const faults = await brokenInvariants((statement) => db.pool.query(statement))
  return {
    what: `${Object.keys(INVARIANTS).length} invariants of ledger, stock, orders and payments`,
    faults,
  }
}

const fileRow = z.object({
  id: z.string(),
  hash: z.string().nullable(),
  prefix: z.string().nullable(),
  name: z.string(),
  size: z.number().nullable(),
})
const NO_FILE: z.infer<typeof fileRow> = { id: '', hash: null, prefix: null, name: '', size: null }

async function files({ table, sizes }: (typeof FILES)[number]): Promise<Checked> {
  const hash = table === 'media' ? sql`hash` : sql`null`
  const first = sql`select id::text, ${hash} as hash, prefix, filename as name, filesize::float8 as size
    from ${sql.identifier(table)} where filename is not null`
  const others = sizes.map(
    (size) => sql`union all select id::text, null, prefix, ${sql.identifier(`sizes_${size}_filename`)},
      ${sql.identifier(`sizes_${size}_filesize`)}::float8
      from ${sql.identifier(table)} where ${sql.identifier(`sizes_${size}_filename`)} is not null`,
  )
  const rows = await checkedRows(await database(), fileRow, sql`${first} ${sql.join(others, sql` `)}`)
  const faults: string[] = []
  let digests = 0
  // Sizes of a small picture have one name, under which the last of them is stored.
  const named = new Map<string, z.infer<typeof fileRow>[]>()
  for (const row of rows) {
    const key = `${row.id} ${row.name}`
    named.set(key, [...(named.get(key) ?? []), row])
  }
  for (const same of named.values()) {
    const [{ id, hash, prefix, name } = NO_FILE] = same
    const sizes = same.flatMap(({ size }) => size ?? [])
    const bytes = await readStored(table, { prefix }, name).catch(() => null)
    if (!bytes) faults.push(`${table} ${id}: ${name} is not there`)
    else if (sizes.length > 0 && !sizes.includes(bytes.byteLength))
      faults.push(`${table} ${id}: ${name} has ${bytes.byteLength} bytes instead of ${sizes.join(' or ')}`)
    else if (hash === keyedHash('picture', Buffer.from(bytes)).toString('base64url').slice(0, 12))
      digests += 1
  }
  const said = table === 'media' ? `, ${digests} by the digest of their content too` : ''
  return { what: `${named.size} files of ${table}, there and of their size${said}`, faults: few(faults) }
}

/** From the bucket, or the folder of its collection. */
function readStored(table: string, row: { prefix: string | null }, name: string): Promise<Uint8Array> {
  const bucket = ourBucket()
  if (bucket) return bucket.read(objectKey(row, name))
  return readFile(join(process.env.MARU_DATA || '.data', table.replaceAll('_', '-'), name))
}

async function sealed({ table, column, purpose }: (typeof SEALED_COLUMNS)[number]): Promise<Checked> {
  const name = sql.identifier(column)
  const rows = await checkedRows(
    await database(),
    z.object({ id: z.string(), sealed: z.string() }),
    sql`select id::text, ${name} as sealed from ${sql.identifier(table)} where ${name} is not null`,
  )
  const faults = rows.flatMap(({ id, sealed }) => {
    try {
      unseal(purpose, sealed)
      return []
    } catch (error) {
      return [`${table} ${id}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
  return {
    what: `${rows.length} sealed values of ${table}.${column}, opened with the keys given`,
    faults: few(faults),
  }
}

const few = (faults: string[]) =>
  faults.length > NAMED ? [...faults.slice(0, NAMED), `and ${faults.length - NAMED} more`] : faults
