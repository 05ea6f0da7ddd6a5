import { writeFileSync } from 'node:fs'
import { migrations } from '~/src/migrations/index'
import { bootPayload } from './process/boot'
import { userOf } from './open-world'
import { makeWorld, signEveryoneIn } from './world'

/** Migrates the database of DATABASE_URL, fills it, and writes down who and what is in it. */
async function main([file = '']: string[]) {
  const payload = await bootPayload()
  const migrate = payload.db.migrate as (given: { migrations: typeof migrations }) => Promise<void>
  await migrate.call(payload.db, { migrations })
  const ids = await makeWorld(payload)
  const tokens = await signEveryoneIn(payload)
  const users: Record<string, unknown> = {}
  for (const [role, token] of Object.entries(tokens)) users[role] = await userOf(payload, token)
  writeFileSync(file, JSON.stringify({ ids, tokens, users }))
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
