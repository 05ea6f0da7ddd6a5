import type { Payload } from 'payload'

const BATCH = 20

/** Runs Payload's queued jobs, such as a scheduled publication of a page. */
export function runJobs(payload: Payload) {
  let isFirst = true
  return async () => {
    if (isFirst) await releaseOrphanedJobs(payload)
    isFirst = false
    await payload.jobs.handleSchedules()
    const { remainingJobsFromQueried } = await payload.jobs.run({ limit: BATCH, silent: true })
    return remainingJobsFromQueried > 0
  }
}

/** Only the lock holder runs jobs, so a job marked as running at the start belongs to a dead worker. */
async function releaseOrphanedJobs(payload: Payload) {
  await payload.db.updateJobs({
    where: { processing: { equals: true } },
    data: { processing: false },
    returning: false,
  })
}
