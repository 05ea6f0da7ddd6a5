import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { migrations } from '@/migrations'
import { given } from '~/tests/support/given'
import { runOn } from './database'

/** Migrations read no more than `db` of what Payload gives them. */
type Step = (args: Pick<MigrateUpArgs, 'db'>) => Promise<void>

/** A database as it was before a migration. */
export async function openOldDatabase(before: string) {
  const url = process.env.DATABASE_URL ?? ''
  await runOn(given().server, `create database ${new URL(url).pathname.slice(1)}`)
  const pool = new pg.Pool({ connectionString: url })

  /** Runs the migrations whose names are chosen, oldest first. */
  async function migrate(isChosen: (name: string) => boolean) {
    for (const { name, up } of migrations.filter((each) => isChosen(each.name))) {
      const step: unknown = up
      await (step as Step)({ db: drizzle(pool) }).catch((error: unknown) => {
        throw new Error(`${name} failed`, { cause: error })
      })
    }
  }

  /** Writes rows without foreign keys, so that none needs what it points to. */
  async function write(work: (client: pg.PoolClient) => Promise<void>) {
    const client = await pool.connect()
    try {
      await client.query('set session_replication_role = replica')
      await work(client)
    } finally {
      await client.query('reset session_replication_role')
      client.release()
    }
  }

  await migrate((name) => name < before)
  return { pool, migrate, write, close: () => pool.end() }
}

export type OldDatabase = Awaited<ReturnType<typeof openOldDatabase>>
