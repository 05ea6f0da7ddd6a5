import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import { checkBoot } from '@/server/boot-check'
import { redactConsole } from '@/server/log/redact-console'
import { countViews } from './count-views'
import { deliverEmails } from './deliver-emails'
import { runLanes } from './lanes'
import { refreshLists } from './refresh-lists'
import { acquireWorkerLock } from './worker-lock'

const PAUSE = 500
const BATCH = 20
const VIEWS_EVERY = 5_000

/** Runs queued jobs, one worker at a time: two runners would run every job twice. Stops after the batch in hand. */
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
    await Promise.all([runJobs(payload, isOver), runLanes(payload, isOver)])
    await lock.release()
  }
  process.exit(0)
}

async function runJobs(payload: Payload, isOver: () => boolean) {
  while (!isOver()) await runBatch(payload)
}

/** A database that is away is waited for, never a reason to die. */
async function runBatch(payload: Payload) {
  try {
    await payload.jobs.handleSchedules()
    await deliverEmails(payload)
    await countViewsWhenDue(payload)
    const done = await payload.jobs.run({ limit: BATCH, silent: true })
    await refreshLists(payload)
    if (done.remainingJobsFromQueried > 0) return
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A batch of jobs could not be run.' })
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
}

let viewsCounted = 0

/** In batches: what many looked at is one update. */
async function countViewsWhenDue(payload: Payload) {
  if (Date.now() - viewsCounted < VIEWS_EVERY) return
  viewsCounted = Date.now()
  await countViews(payload)
}

/** Only the holder of the lock runs jobs, so one marked as running when the lock begins was left by a worker that died. */
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
