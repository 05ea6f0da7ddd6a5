import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createChildren } from './children.mjs'
import { main as launch } from './main.mjs'
import { nodeProgram } from './node-program.mjs'
import { ROOT } from './places.mjs'

const SCRIPT = 'dev/drill/index.ts'

/** What `npm run drill` calls: the database of DATABASE_URL with the variables of this environment and `.env`, else the demo's. */
export async function main(words) {
  const file = join(ROOT, process.env.MARU_DOTENV || '.env')
  if (process.env.MARU_DOTENV !== 'off' && existsSync(file)) process.loadEnvFile(file)
  if (!process.env.DATABASE_URL) return launch(['run', SCRIPT, ...words])
  const command = [nodeProgram(), '--conditions=production', '--import', 'tsx', SCRIPT, ...words]
  const { ended } = createChildren().start('drill', command, { cwd: ROOT, env: process.env })
  process.exit((await ended).code)
}
