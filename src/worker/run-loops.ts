import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { causeOf, subscribe } from '@/server/bus'
import { createLoopRecords } from './loop-records'
import { runLoop, type Loop } from './run-loop'

const WRITE_EVERY = 5_000

type Running = { payload: Payload; process: string; signal: AbortSignal }

/** Runs all loops until the signal; resolves when each has ended its turn. */
export async function runLoops(loops: readonly Loop[], { payload, process, signal }: Running) {
  // Each loop listens to the signal, and Node warns of a leak at eleven.
  setMaxListeners(0, signal)
  const records = createLoopRecords(process)
  const running = loops.map((loop) => {
    const onError = (err: unknown) => payload.logger.error({ err, msg: `Loop "${loop.name}" failed` })
    return { ...loop, ...runLoop(loop, { signal, record: records.open(loop.name), onError }) }
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
      .write(payload.db.drizzle)
      .catch((err: unknown) => payload.logger.error({ err, msg: 'Writing worker_loops failed' }))
  const writing = (async () => {
    while (!signal.aborted) {
      await write()
      await wait(WRITE_EVERY, undefined, { signal }).catch(() => undefined)
    }
  })()
  await Promise.all([writing, ...running.map(({ ended }) => ended)])
  await bus.close()
  await write()
}
