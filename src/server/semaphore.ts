/** Limits how many calls run at once; the rest wait in order. Waiting here keeps database connections free for others. */
export function createSemaphore(width: number) {
  const waiting: (() => void)[] = []
  let inside = 0

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else inside += 1
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
