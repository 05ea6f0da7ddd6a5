const READY_MS = 120_000

/** Watches what a program prints, for whoever waits until it shows a certain line. */
export function createSight() {
  let seen = ''
  let end = null
  const waiting = new Set()
  const settle = () => {
    for (const one of waiting) {
      if (one.pattern.test(seen)) one.resolve()
      else if (end) one.reject(end)
      else continue
      waiting.delete(one)
    }
  }
  return {
    look(text) {
      seen = (seen + text).slice(-8000)
      settle()
    },
    /** Tells those who wait that it will not come; says whether anybody did. */
    ended(failure) {
      end = failure
      const awaited = waiting.size > 0
      settle()
      return awaited
    },
    wait(pattern, late) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(late), READY_MS)
        const done = (settleIt) => (value) => {
          clearTimeout(timer)
          settleIt(value)
        }
        waiting.add({ pattern, resolve: done(resolve), reject: done(reject) })
        settle()
      })
    },
  }
}
