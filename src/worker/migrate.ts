import { getPayload } from 'payload'
import config from '@payload-config'
import { migrations } from '@/migrations/index'
import { checkBoot } from '@/server/boot-check'

/** Applies all migrations to the database of DATABASE_URL. */
async function migrate() {
  await checkBoot()
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate()
  const { rows } = await payload.db.drizzle.execute<{ n: number }>(
    'select count(*)::int as n from payload_migrations',
  )
  if (rows[0]?.n !== migrations.length)
    throw new Error(`${rows[0]?.n} of ${migrations.length} migrations are in place.`)
}

migrate().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(
      `The database could not be migrated: ${error instanceof Error ? error.message : String(error)}`,
    )
    process.exit(1)
  },
)
