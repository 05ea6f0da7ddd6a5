import type { BasePayload } from 'payload'

type Client = {
  on: (event: 'error' | 'end', handle: () => void) => void
  release?: (destroy: boolean) => void
}

/** Time for the current user of a broken connection to return it to the pool. */
const RELEASE_AFTER_MS = 10_000

/**
 * A database restart breaks every connection. A checked-out one emits `error`, which would end the process if
 * unhandled; drizzle never releases one whose BEGIN failed, so the pool would fill with dead connections.
 */
export function surviveLostConnections({ db, logger }: Pick<BasePayload, 'db' | 'logger'>) {
  db.pool.on('error', (error) => logger.warn(`A database connection was lost: ${error.message}`))
  db.pool.on('connect', (client: Client) => {
    client.on('error', () => {})
    client.on('end', () => setTimeout(() => forceRelease(client), RELEASE_AFTER_MS).unref())
  })
}

function forceRelease(client: Client) {
  try {
    client.release?.(true)
  } catch {
    // Already released.
  }
}
