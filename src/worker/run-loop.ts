import { setTimeout as wait } from 'node:timers/promises'
import type { BusMessage } from '@/server/db/bus'
import { becauseOf, type Cause } from '@/server/records/log/cause'
import { logLine, keepsLines } from '@/server/records/log/log-line'
import { watching } from '@/server/records/watch/watching'
import type { LoopRecord } from './loop-records'

const RETRY = { first: 3_000, last: 3_000 }
/** How soon a loop that another process led is begun here. */
const STANDBY = 500

export type Loop = {
  name: string
  /** Milliseconds between two turns. */
  pause: number
  /** One turn. True if there is more to do at once. */
  work: () => Promise<boolean | void>
  /** One process at a time runs it, and another takes over; without, all of them do. */
  isLed?: true
  /** Before the first turn after another process led it. */
  onLead?: () => void
  /** Messages that end the pause. */
  wokenBy?: (message: BusMessage) => boolean
  /** Its turns are not logged: what it does has lines of its own. */
  isQuiet?: true
  /** Pause after an error, doubled from the first to the last. A wake does not end it. */
  retry?: { first: number; last: number }
  /** Least pause after a turn that took so many milliseconds. A wake does not end it. */
  restAfter?: (took: number) => number
}

type LoopOptions = {
  signal: AbortSignal
  record: LoopRecord
  onError: (error: unknown) => void
  /** Whether this process leads it now. */
  isLed: () => boolean
}

/** Runs turn after turn until the signal; `ended` resolves after the last. `wake` starts the next turn early. */
export function runLoop(loop: Loop, { signal, record, onError, isLed }: LoopOptions) {
  let failures = 0
  let hasStoodBy = true
  /** The first request that asked for the next turn. */
  let asked: Cause | undefined
  let wakeUp = new AbortController()
  signal.addEventListener('abort', () => wakeUp.abort(), { once: true })

  async function turn() {
    // From here on a wake asks for another turn.
    wakeUp = new AbortController()
    const began = Date.now()
    const by = asked
    asked = undefined
    record.begin()
    try {
      if (hasStoodBy) loop.onLead?.()
      hasStoodBy = false
      const hasMore = await work(by)
      if (by && !loop.isQuiet && keepsLines())
        logLine({ program: 'worker', loop: loop.name, request: by.request, ms: Date.now() - began })
      failures = 0
      record.done()
      return { rest: loop.restAfter?.(Date.now() - began) ?? 0, pause: hasMore ? 0 : loop.pause }
    } catch (error) {
      const { first, last } = loop.retry ?? RETRY
      const rest = Math.min(first * 2 ** failures, last)
      failures += 1
      record.failed(error, failures)
      onError(error)
      return { rest, pause: loop.pause }
    }
  }

  const work = (by: Cause | undefined) =>
    becauseOf(by, () => watching()?.turn(loop.name, by, loop.work) ?? loop.work())

  function wake(by?: Cause) {
    asked ??= by
    wakeUp.abort()
  }

  async function waitForLead() {
    if (!hasStoodBy) record.waits()
    hasStoodBy = true
    failures = 0
    await sleep(STANDBY, signal)
  }

  async function run() {
    while (!signal.aborted) {
      if (loop.isLed && !isLed()) {
        await waitForLead()
        continue
      }
      const { rest, pause } = await turn()
      await sleep(rest, signal)
      await sleep(pause - rest, wakeUp.signal)
    }
  }

  return { ended: run(), wake }
}

/** Also without a pause other work gets its turn. */
const sleep = (ms: number, signal: AbortSignal) =>
  wait(Math.max(ms, 0), undefined, { signal }).catch(() => undefined)
