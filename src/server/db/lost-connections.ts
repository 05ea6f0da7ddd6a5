import type { BasePayload } from 'payload'

type Client = { on: (event: 'error' | 'end', hear: () => void) => void; release?: (destroy: boolean) => void }

/** Whoever had the connection has had so long to give it back. */
const HOLDERS_GO_MS = 10_000

/**
 * A database restart ends every connection. One that ends while somebody holds it says so with an `error` that ends the process if
 * nobody hears it, and one whose `begin` failed is never given back by drizzle: after a restart under load the pool would be full of the dead.
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
    // Given back before, as it should be.
  }
}
