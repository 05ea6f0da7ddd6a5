import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '@/migrations'
import { runOn } from '~/tests/support/database/database'
import { given } from '~/tests/support/given'

const NAME = '20261123_114758_ground'
const BUYER = '00000000-0000-7000-8000-00000000000b'
const SELLER = '00000000-0000-7000-8000-00000000000c'
const ORDER = '00000000-0000-7000-8000-00000000000d'
const LOST = '00000000-0000-7000-8000-00000000000e'

let pool: pg.Pool
/** A database as it was before the migration that adds side and subject. */
beforeAll(async () => {
  const url = process.env.DATABASE_URL ?? ''
  await runOn(given().server, `create database ${new URL(url).pathname.slice(1)}`)
  pool = new pg.Pool({ connectionString: url })
  for (const { name, up } of migrations.filter((each) => each.name < NAME)) await run(name, up)
})
afterAll(() => pool.end())

/** Migrations read no more than `db` of what Payload gives them. */
type Step = (args: Pick<MigrateUpArgs, 'db'>) => Promise<void>
async function run(name: string, step: unknown) {
  await (step as Step)({ db: drizzle(pool) }).catch((error: unknown) => {
    throw new Error(`${name} failed`, { cause: error })
  })
}

test('old notifications get the side and the order that they are about', async () => {
  const client = await pool.connect()
  // Without foreign keys, so that an order needs no checkout and no members.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into orders (id, number, checkout_id, buyer_id, buyer_email, seller_id, seller_name)
     values ($1, 'M-1', $1, $2, 'buyer@maru.test', $3, 'Sorae')`,
    [ORDER, BUYER, SELLER],
  )
  const write = (user: string, href: string | null) =>
    client.query(
      "insert into notifications (id, user_id, kind, params, href) values (gen_random_uuid(), $1, 'note', '{}', $2)",
      [user, href],
    )
  await write(BUYER, `/order/${ORDER}`)
  await write(SELLER, `/order/${ORDER}`)
  await write(SELLER, `/order/${LOST}`)
  await write(BUYER, '/cart')
  await write(BUYER, null)
  client.release(true)

  const migration = migrations.find(({ name }) => name === NAME)
  await run(NAME, migration?.up)
  const { rows } = await pool.query(
    'select user_id, href, side, subject, subject_id from notifications order by subject, href, side',
  )
  const none = { subject: null, subject_id: null, side: 'buyer' }
  const order = { href: `/order/${ORDER}`, subject: 'orders', subject_id: ORDER }
  expect(rows).toEqual([
    { user_id: BUYER, ...order, side: 'buyer' },
    { user_id: SELLER, ...order, side: 'seller' },
    { user_id: BUYER, href: '/cart', ...none },
    { user_id: SELLER, href: `/order/${LOST}`, ...none },
    { user_id: BUYER, href: null, ...none },
  ])
})
