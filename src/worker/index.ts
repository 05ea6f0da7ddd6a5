import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import { checkBoot } from '@/server/boot-check'
import { keepParametersOutOfConsole } from '@/server/log/quiet-console'
import { countViews } from './count-views'
import { deliverMail } from './deliver-mail'
import { runLanes } from './lanes'
import { tidyLists } from './tidy-lists'
import { holdTurn } from './turn'

const PAUSE = 500
const BATCH = 20
const VIEWS_EVERY = 5_000

/** Runs queued jobs, one worker at a time: two runners would run every job twice. Stops after the batch in hand. */
async function work() {
  keepParametersOutOfConsole()
  await checkBoot()
  const payload = await getPayload({ config })
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  while (!stop.signal.aborted) {
    const turn = await holdTurn(stop.signal)
    if (!turn) continue
    await freeJobsOfTheDead(payload)
    const isOver = () => stop.signal.aborted || !turn.isHeld()
    await Promise.all([runJobs(payload, isOver), runLanes(payload, isOver)])
    await turn.release()
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
    await deliverMail(payload)
    await viewsInTheirTime(payload)
    const done = await payload.jobs.run({ limit: BATCH, silent: true })
    await tidyLists(payload)
    if (done.remainingJobsFromQueried > 0) return
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A batch of jobs could not be run.' })
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
}

let viewsCounted = 0

/** In batches: what many looked at is one update. */
async function viewsInTheirTime(payload: Payload) {
  if (Date.now() - viewsCounted < VIEWS_EVERY) return
  viewsCounted = Date.now()
  await countViews(payload)
}

/** Only the holder of the turn runs jobs, so one marked as running when the turn begins was left by a worker that died. */
async function freeJobsOfTheDead(payload: Payload) {
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
