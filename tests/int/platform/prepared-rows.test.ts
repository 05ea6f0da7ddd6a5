import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { beforeAll, describe, expect, test } from 'vitest'
import { preparedQuery, preparedRows } from '@/server/db/prepared-rows'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let ids: Record<'buyer' | 'seller', string>
beforeAll(async () => {
  world = await openWorld()
  ids = world.ids.users
})

const personRow = z.object({ id: z.string() })
const peopleWith = preparedRows(personRow, ['id'], ({ id }) => sql`select id from users where id = ${id}`)

/** The statements about users that the connection of a transaction keeps planned. */
const kept = async (tx: Transaction) =>
  (
    await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like '%users%' and name like 'maru_%'`,
    )
  ).rows.map(({ statement }) => statement)

describe('a prepared statement', () => {
  test('is planned once for a connection, and answers for whatever value it is asked', async () => {
    await inTransaction(async (tx) => {
      const before = await kept(tx)
      for (let time = 0; time < 7; time += 1) {
        expect(await peopleWith(tx, { id: ids.buyer })).toEqual([{ id: ids.buyer }])
        expect(await peopleWith(tx, { id: ids.seller })).toEqual([{ id: ids.seller }])
      }
      expect(await peopleWith(tx, { id: randomUUID() })).toEqual([])
      const added = (await kept(tx)).filter((statement) => !before.includes(statement))
      expect(added).toEqual(['select id from users where id = $1'])
    })
  })

  test('of the query builder is planned once as well', async () => {
    const { users } = tables
    const companyOf = preparedQuery((db) =>
      db
        .select({ company: users.company, id: users.id })
        .from(users)
        .where(eq(users.id, sql.placeholder('id'))),
    )
    await inTransaction(async (tx) => {
      const before = await kept(tx)
      for (const id of [ids.buyer, ids.seller, ids.buyer])
        expect(await companyOf(tx, { id })).toMatchObject([{ id }])
      expect((await kept(tx)).length).toBe(before.length + 1)
    })
  })

  test('whose rows do not have the promised shape is refused', async () => {
    const numbered = preparedRows(personRow, [], () => sql`select 1 as id`)
    const wrong = inTransaction((tx) => numbered(tx, {}))
    await expect(wrong).rejects.toThrow('expected string')
  })

  test('goes on after a column was added', async () => {
    await inTransaction(async (tx) => {
      await tx.execute(sql`create temporary table kept_people on commit drop as select id, email from users`)
      const keptWith = preparedRows(
        personRow,
        ['id'],
        ({ id }) => sql`select id from kept_people where id = ${id}`,
      )
      expect(await keptWith(tx, { id: ids.buyer })).toEqual([{ id: ids.buyer }])
      await tx.execute(sql`alter table kept_people add column note text`)
      expect(await keptWith(tx, { id: ids.buyer })).toEqual([{ id: ids.buyer }])
    })
  })
})
