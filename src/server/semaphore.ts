/**
 * Lets only so many in at once, first come, first served. A rush on one product waits here and not for a database connection,
 * so that everything else still gets one.
 */
export function createSemaphore(width: number) {
  const waiting: (() => void)[] = []
  let inside = 0

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else inside += 1
    try {
      return await work()
    } finally {
      // Whoever is next takes the place over; it is never free in between.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
