import 'server-only'
import { Busy, createSemaphore } from './semaphore'

const MAX_CACHED = 100
const MAX_WAITING = 19

const done = new Map<string, Promise<Buffer | null>>()
const oneAtATime = createSemaphore(1, MAX_WAITING)

/**
 * Runs costly, deterministic jobs one after the other, caches the newest results by name and shares a running job.
 * Null if the queue is full.
 */
export async function inTurn(name: string, work: () => Promise<Buffer>): Promise<Buffer | null> {
  const known = done.get(name)
  if (known) return known
  const result = oneAtATime(work).catch((error: unknown) => {
    done.delete(name)
    if (error instanceof Busy) return null
    throw error
  })
  done.set(name, result)
  result.then(dropOldest, () => undefined)
  return result
}

function dropOldest() {
  const [oldest] = done.keys()
  if (done.size > MAX_CACHED && oldest !== undefined) done.delete(oldest)
}
