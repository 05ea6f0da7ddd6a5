import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const PROGRAMS = {
  build: () => next('build'),
  web: () => next('start', '-H', process.env.HOST || '127.0.0.1', '-p', process.env.PORT || '3000'),
  worker: () => import('./worker/index.ts'),
  migrate: () => import('./worker/migrate.ts'),
  staff: () => import('./worker/staff.ts'),
}

/** Next reads its own command line. */
function next(...args) {
  process.argv.splice(2, Infinity, ...args)
  createRequire(import.meta.url)('next/dist/bin/next')
}

/** Runs one program of a production, with the settings of `.env` where the environment has none. */
const [name] = process.argv.splice(2, 1)
const settings = process.env.MARU_DOTENV || '.env'
const isDemo = process.env.MARU_DEMO === '1'
if (settings !== 'off' && existsSync(settings)) process.loadEnvFile(settings)
// Typed by hand or not at all: a line in a file must not switch production's checks off.
if (!isDemo) delete process.env.MARU_DEMO
process.env.NODE_ENV = 'production'
await PROGRAMS[name]()
