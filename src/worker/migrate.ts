import { getPayload } from 'payload'
import config from '@payload-config'
import { checkBoot } from '@/server/settings/boot-check'
import { migrationsInPlace } from './migrations-in-place'

/** Applies all migrations to the database of DATABASE_URL. */
async function migrate() {
  await checkBoot()
  const payload = await getPayload({ config, disableOnInit: true })
  const { refusal } = await migrationsInPlace(payload)
  if (refusal) throw new Error(refusal)
  await payload.db.migrate()
  const { inPlace, all } = await migrationsInPlace(payload)
  if (inPlace !== all) throw new Error(`${inPlace} of ${all} migrations are in place.`)
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
