import type { BasePayload } from 'payload'
import { migrations } from '@/migrations/index'

/** How many of all migrations a database has. */
export async function migrationsInPlace({ db }: Pick<BasePayload, 'db'>) {
  const { rows } = await db.drizzle.execute<{ n: number }>(
    'select count(*)::int as n from payload_migrations',
  )
  return { inPlace: rows[0]?.n ?? 0, all: migrations.length }
}
