/** The queue of a semaphore is full. */
export class Busy extends Error {}

/**
 * Limits how many calls run at once. The rest wait in order; with more than `maxWaiting` of them it throws Busy. Waiting
 * here keeps database connections free for others.
 */
export function createSemaphore(width: number, maxWaiting = Infinity) {
  const waiting: (() => void)[] = []
  let inside = 0

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (inside < width) inside += 1
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new Busy('Too many concurrent calls')
    try {
      return await work()
    } finally {
      // The slot passes directly to the next caller, so no newcomer can overtake.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
