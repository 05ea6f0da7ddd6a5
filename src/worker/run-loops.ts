import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { causeOf, subscribe } from '@/server/db/bus'
import { leadLoops } from './leads'
import { createLoopRecords } from './loop-records'
import { runLoop, type Loop } from './run-loop'

const WRITE_EVERY = 5_000

type LoopsOptions = { payload: Payload; process: string; known?: readonly string[]; signal: AbortSignal }

/** Runs loops until the signal, of `known` ones in all; resolves when each has ended its turn. */
export async function runLoops(
  loops: readonly Loop[],
  { payload, process, known = loops.map(({ name }) => name), signal }: LoopsOptions,
) {
  // Each loop listens to the signal, and Node warns of a leak at eleven.
  setMaxListeners(0, signal)
  const db = payload.db.drizzle
  const records = createLoopRecords(process, known)
  const led = loops.flatMap(({ name, isLed }) => (isLed ? [name] : []))
  const leads = leadLoops({ db, process, loops: led, signal })
  const running = loops.map((loop) => {
    const onError = (err: unknown) => payload.logger.error({ err, msg: `Loop "${loop.name}" failed` })
    const isLed = () => leads.isLed(loop.name)
    return { ...loop, ...runLoop(loop, { signal, record: records.open(loop.name), onError, isLed }) }
  })
  const bus = subscribe({
    onMessage: (message) => {
      for (const { wokenBy, wake } of running) if (wokenBy?.(message)) wake(causeOf(message))
    },
    // What was sent before it was missed.
    onConnect: () => {
      for (const { wokenBy, wake } of running) if (wokenBy) wake()
    },
  })
  const write = () =>
    records
      .write(db)
      .catch((err: unknown) => payload.logger.error({ err, msg: 'Writing worker_loops failed' }))
  const writing = (async () => {
    while (!signal.aborted) {
      await write()
      await wait(WRITE_EVERY, undefined, { signal }).catch(() => undefined)
    }
  })()
  await Promise.all([writing, ...running.map(({ ended }) => ended)])
  await leads.end().catch((err: unknown) => payload.logger.error({ err, msg: 'Ending leads failed' }))
  await bus.close()
  await write()
}
