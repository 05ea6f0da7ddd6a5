import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import { subscribe } from '@/server/bus'
import { checkBoot } from '@/server/boot-check'
import { redactConsole } from '@/server/log/redact-console'
import { countViews } from './count-views'
import { deliverEmails } from './deliver-emails'
import { runLanes } from './lanes'
import { markListsStale, refreshLists } from './refresh-lists'
import { acquireWorkerLock } from './worker-lock'

const PAUSE = 500
const BATCH = 20
const VIEWS_EVERY = 5_000

/**
 * Runs queued jobs, one worker at a time: two would run every job
 * twice. On a signal it finishes the current batch.
 */
async function work() {
  redactConsole()
  await checkBoot()
  const payload = await getPayload({ config })
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  while (!stop.signal.aborted) {
    const lock = await acquireWorkerLock(stop.signal)
    if (!lock) continue
    await releaseOrphanedJobs(payload)
    const isOver = () => stop.signal.aborted || !lock.isLocked()
    const bus = subscribe({
      onMessage: (message) => {
        if (message.kind === 'clear') markListsStale(message.tags)
      },
      onConnect: () => markListsStale(['products']),
    })
    await Promise.all([runJobs(payload, isOver), runLanes(payload, isOver)])
    bus.close()
    await lock.release()
  }
  process.exit(0)
}

async function runJobs(payload: Payload, isOver: () => boolean) {
  while (!isOver()) await runBatch(payload)
}

/** Retries while the database is unavailable. */
async function runBatch(payload: Payload) {
  try {
    await payload.jobs.handleSchedules()
    await deliverEmails(payload)
    await countViewsWhenDue(payload)
    const done = await payload.jobs.run({ limit: BATCH, silent: true })
    await refreshLists(payload)
    if (done.remainingJobsFromQueried > 0) return
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Running a batch of jobs failed' })
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
}

let lastViewCount = 0

/** Counts views in batches: one update per product. */
async function countViewsWhenDue(payload: Payload) {
  if (Date.now() - lastViewCount < VIEWS_EVERY) return
  lastViewCount = Date.now()
  await countViews(payload)
}

/** Only the lock holder runs jobs, so a job marked as running at the start belongs to a dead worker. */
async function releaseOrphanedJobs(payload: Payload) {
  await payload.db.updateJobs({
    where: { processing: { equals: true } },
    data: { processing: false },
    returning: false,
  })
}

work().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
