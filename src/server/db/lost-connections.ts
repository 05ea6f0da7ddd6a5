import type { BasePayload } from 'payload'

type Client = { on: (event: 'error' | 'end', hear: () => void) => void; release?: (destroy: boolean) => void }

/** Time for the current user of a broken connection to return it to the pool. */
const HOLDERS_GO_MS = 10_000

/**
 * A database restart breaks every connection. A checked-out one emits `error`, which would end the process if
 * unhandled; drizzle never releases one whose BEGIN failed, so the pool would fill with dead connections.
 */
export function surviveLostConnections({ db, logger }: Pick<BasePayload, 'db' | 'logger'>) {
  db.pool.on('error', (error) => logger.warn(`A database connection was lost: ${error.message}`))
  db.pool.on('connect', (client: Client) => {
    client.on('error', () => {})
    client.on('end', () => setTimeout(() => takeBack(client), HOLDERS_GO_MS).unref())
  })
}

function takeBack(client: Client) {
  try {
    client.release?.(true)
  } catch {
    // Already released.
  }
}
