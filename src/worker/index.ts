import { setTimeout as wait } from 'node:timers/promises'
import { getPayload } from 'payload'
import config from '@payload-config'
import { checkBoot } from '@/server/boot-check'
import { redactConsole } from '@/server/log/redact-console'
import { endWatching, watch } from '@/server/watch/watching'
import { heavyLoops, mainLoops } from './loops'
import { runLoops } from './run-loops'
import { acquireWorkerLock, isWorkerProcess } from './worker-lock'

/** How long the last turns may take. What they leave undone, the next worker finds in the rows. */
const LAST_TURNS_MS = 60_000

/**
 * Background work: `npm run worker` for what must be quick, `npm run worker -- heavy` for the rest. One process of each works, the
 * others wait for its lock. On a signal it finishes its turns; when the lock is lost it does so and waits for it again.
 */
async function work(name = 'main') {
  if (!isWorkerProcess(name)) throw new Error('Say: npm run worker, or npm run worker -- heavy')
  redactConsole()
  await checkBoot()
  await watch(name === 'main' ? 'worker' : 'worker-heavy')
  const payload = await getPayload({ config })
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  const loops = name === 'main' ? mainLoops : heavyLoops
  while (!stop.signal.aborted) {
    const lock = await acquireWorkerLock(name, stop.signal)
    if (!lock) continue
    console.log('ready')
    const signal = AbortSignal.any([stop.signal, lock.lost])
    const turns = runLoops(loops(payload), { payload, process: name, signal })
    const isLate = await Promise.race([turns.then(() => false), late(signal)])
    if (isLate) throw new Error('A loop did not end its turn')
    await lock.release()
  }
  await endWatching()
  process.exit(0)
}

/** Resolves a while after the signal, unless the process has ended by then. */
async function late(signal: AbortSignal) {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  return wait(LAST_TURNS_MS, true, { ref: false })
}

work(process.argv[2]).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
