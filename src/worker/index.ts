import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { getPayload } from 'payload'
import config from '@payload-config'
import { checkBoot } from '@/server/settings/boot-check'
import { redactConsole } from '@/server/records/log/redact-console'
import { keepRates } from '@/server/db/statements/provider-turns'
import { endWatching, watch } from '@/server/records/watch/watching'
import { kindsIn, loopsOf } from './loops'
import { runLoops } from './run-loops'

/** How long the last turns may take. What they leave undone, another worker finds in the rows. */
const LAST_TURNS_MS = 60_000

/** Its machine and number, and a word that no other process has. */
const nameOfProcess = () => `${hostname().slice(0, 40)} ${process.pid} ${randomBytes(2).toString('hex')}`

/**
 * Background work: `npm run worker` takes all of it, `npm run worker -- emails payments` these kinds. Any number of processes share
 * it, on any number of machines. On a signal it finishes its turns.
 */
async function work(names: string[]) {
  const kinds = kindsIn(names)
  redactConsole()
  await checkBoot()
  await watch('worker')
  keepRates()
  const payload = await getPayload({ config })
  const { signal, abort } = stopping()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, abort)
  const known = loopsOf(payload).map(({ name }) => name)
  const turns = runLoops(loopsOf(payload, kinds), { payload, process: nameOfProcess(), known, signal })
  console.log('ready')
  const isLate = await Promise.race([turns.then(() => false), late(signal)])
  if (isLate) throw new Error('A loop did not end its turn')
  await endWatching()
  process.exit(0)
}

function stopping() {
  const stop = new AbortController()
  return { signal: stop.signal, abort: () => stop.abort() }
}

/** Resolves a while after the signal, unless the process has ended by then. */
async function late(signal: AbortSignal) {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  return wait(LAST_TURNS_MS, true, { ref: false })
}

work(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
