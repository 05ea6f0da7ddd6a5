import type { BasePayload } from 'payload'
import { APIError } from 'payload'

/** Done, refused by a rule of access, or failed for another reason, which is then said. */
export type Outcome = 'done' | 'refused' | `failed: ${string}`

export function outcomeOfStatus(status: number, message: string): Outcome {
  if (status >= 200 && status < 300) return 'done'
  return status === 403 || status === 404 ? 'refused' : `failed: ${status} ${message}`
}

export async function outcomeOf(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act()
    return 'done'
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return error instanceof APIError ? outcomeOfStatus(error.status, message) : `failed: ${message}`
  }
}

type Inside = { req: { transactionID: string | number } }

/**
 * Does something, looks at what it did from inside its transaction, and undoes it. So every attempt meets the same world,
 * through whichever door it came.
 */
export async function rehearse<T, L>(
  payload: BasePayload,
  act: () => Promise<T>,
  look: (inside: Inside) => Promise<L | undefined> = async () => undefined,
) {
  const commit = payload.db.commitTransaction
  let seen: L | undefined
  payload.db.commitTransaction = async (given) => {
    const transactionID = await given
    seen = await look({ req: { transactionID } })
    await payload.db.rollbackTransaction(transactionID)
  }
  try {
    const value = await act()
    return { value, seen }
  } finally {
    payload.db.commitTransaction = commit
  }
}
