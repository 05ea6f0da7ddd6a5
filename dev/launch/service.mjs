import { setTimeout as wait } from 'node:timers/promises'
import { Failure, machineTrouble } from './failure.mjs'
import { shown } from './places.mjs'
import { stopGroup } from './processes.mjs'
import { createSight } from './sight.mjs'

const HEALTHY_MS = 60_000
const SLOWEST_MS = 30_000

/**
 * Keeps a long-lived program running. One that ends by itself is started again, later each time it does so quickly.
 * With `onEnd` the caller decides instead, until it has said that the program is up.
 */
export function startService(
  children,
  { name, command, cwd, env, log, say, onText, onEnd, firstWait = 1000 },
) {
  let current = null
  let stopped = false
  let isUp = !onEnd
  let pause = firstWait
  const sight = createSight()

  const run = async () => {
    while (!stopped) {
      const began = Date.now()
      log.write(`\n--- ${name}, ${new Date().toISOString()}\n`)
      const hear = (text) => {
        log.write(text)
        sight.look(text)
        onText?.(text)
      }
      current = children.start(name, command, { cwd, env, onText: hear })
      const { code, signal } = await current.ended
      if (stopped) return
      const how = signal ? `signal ${signal}` : `code ${code}`
      const trouble = machineTrouble(log.tail())
      const words = `The ${name} stopped (${how}).${trouble ? ` ${trouble}` : ''}`
      if (!isUp) return onEnd(`${words} See ${shown(log.path)}.`)
      if (sight.ended(new Failure(`${words} See ${shown(log.path)}.`))) return
      if (Date.now() - began > HEALTHY_MS) pause = firstWait
      // What it had started would keep its port.
      await stopGroup(current.pid)
      say(`${words} Starting again in ${Math.round(pause / 1000)} s; see ${shown(log.path)}.`)
      await wait(pause, undefined, { ref: false })
      pause = Math.min(pause * 2, SLOWEST_MS)
    }
  }
  void run()

  return {
    pid: () => current?.pid,
    /** From now on it is started again when it ends. */
    up: () => void (isUp = true),
    /** Resolves when the output shows the pattern; rejects when the program ends before that or takes too long. */
    shows: (pattern) =>
      sight.wait(pattern, new Failure(`The ${name} did not get ready in time; see ${shown(log.path)}.`)),
    async stop(grace) {
      stopped = true
      if (current) await children.stop(current.pid, grace)
    },
  }
}
