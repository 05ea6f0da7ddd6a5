import type { BasePayload } from 'payload'
import { migrations } from '@/migrations/index'

const OURS = migrations.map(({ name }) => name)
const BEFORE =
  'This database was made by a version before 0.2.0, which cannot be upgraded. Nothing was changed: keep a backup and start over with an empty database, in the demo with "npm run reset".'

/** How many of all migrations a database has, and why it takes no more, if so. */
export async function migrationsInPlace(payload: Pick<BasePayload, 'db'>) {
  const names = await namesIn(payload)
  const inPlace = names.filter((name) => OURS.includes(name)).length
  return { inPlace, all: OURS.length, refusal: refusalOfDatabase(names) }
}

/** Payload would make the tables of another version once more. */
export function refusalOfDatabase(names: string[]): string | null {
  const other = names.find((name) => !OURS.includes(name))
  if (!other) return null
  return other < (OURS[0] ?? '')
    ? BEFORE
    : `This database has the migration ${other}, which this version does not know. Nothing was changed.`
}

/** None in an empty database. */
async function namesIn({ db }: Pick<BasePayload, 'db'>) {
  const { rows } = await db.drizzle.execute<{ is_there: boolean }>(
    `select to_regclass('payload_migrations') is not null as is_there`,
  )
  if (!rows[0]?.is_there) return []
  const found = await db.drizzle.execute<{ name: string }>(
    'select name from payload_migrations where name is not null order by name',
  )
  return found.rows.map(({ name }) => name)
}
