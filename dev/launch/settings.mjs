import { resolve } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './places.mjs'

/** What the environment asks of the launcher: where to listen and where to keep things. */
export function readSettings(env, mode = 'start') {
  const port = readPort(env.PORT || '3000')
  return {
    mode,
    host: env.HOST || '127.0.0.1',
    port,
    ports: {
      web: port,
      postgres: port + 1,
      mailbox: port + 2,
      smtp: port + 3,
      stripe: port + 4,
      google: port + 5,
      live: port + 6,
    },
    data: resolve(ROOT, env.MARU_DATA || '.data'),
    dist: env.MARU_DIST || '.next',
    databaseUrl: env.DATABASE_URL || null,
    // Set by tests, whose data nobody misses after a power cut.
    isThrownAway: env.MARU_THROWN_AWAY === '1',
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    adminUrl: env.ADMIN_URL || env.SITE_URL || `http://localhost:${port}`,
  }
}

function readPort(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_530) return port
  throw new Failure(`PORT must be a whole number from 1 to 65530; it is "${text}".`)
}
