import 'server-only'
import { Busy, queues } from '@/server/storage/semaphore'

const MAX_CACHED = 100

const done = new Map<string, Promise<Buffer | null>>()

/** Renders an image in its turn, caches the newest by name and shares one that is being rendered. Null if the queue is full. */
export async function renderOnce(name: string, render: () => Promise<Buffer>): Promise<Buffer | null> {
  const known = done.get(name)
  if (known) return known
  const result = queues.shareImages(render).catch((error: unknown) => {
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
