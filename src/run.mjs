import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openToOthers } from './env-file.mjs'

const PROGRAMS = {
  build: () => next('build'),
  web: () => next('start', '-H', process.env.HOST || '127.0.0.1', '-p', process.env.PORT || '3000'),
  live: () => import('./live/index.ts'),
  worker: () => import('./worker/index.ts'),
  migrate: () => import('./worker/migrate.ts'),
  setup: () => import('./worker/setup.ts'),
  staff: () => import('./worker/staff.ts'),
  search: () => import('./worker/search.ts'),
  reseal: () => import('./worker/reseal.ts'),
}

/** Next parses `process.argv` itself. */
function next(...args) {
  process.argv.splice(2, Infinity, ...args)
  createRequire(import.meta.url)('next/dist/bin/next')
}

/** Runs one program in production mode. `.env` fills in variables the environment does not set. */
const [name] = process.argv.splice(2, 1)
const settings = process.env.MARU_DOTENV || '.env'
const isDemo = process.env.MARU_DEMO === '1'
if (settings !== 'off' && existsSync(settings)) {
  process.loadEnvFile(settings)
  const warning = openToOthers(settings)
  if (warning) console.warn(warning)
}
// MARU_DEMO counts only from the real environment: a line in `.env` must not switch off production checks.
if (!isDemo) delete process.env.MARU_DEMO
process.env.NODE_ENV = 'production'
await PROGRAMS[name]()
