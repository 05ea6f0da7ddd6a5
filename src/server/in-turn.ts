import 'server-only'

const KEPT = 100
const WAITING = 20

const done = new Map<string, Promise<Buffer>>()
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Runs costly, deterministic jobs one after the other, caches the newest results by name and shares a running job.
 * Null if the queue is full.
 */
export async function inTurn(name: string, work: () => Promise<Buffer>): Promise<Buffer | null> {
  const known = done.get(name)
  if (known) return known
  if (waiting >= WAITING) return null
  waiting += 1
  const result = last.then(work)
  last = result.catch(() => undefined).finally(() => (waiting -= 1))
  done.set(name, result)
  result.catch(() => done.delete(name))
  const [oldest] = done.keys()
  if (done.size > KEPT && oldest !== undefined) done.delete(oldest)
  return result
}
