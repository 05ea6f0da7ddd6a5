import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'

const AT_ONCE = 20
const RENEW_MS = 5_000
/** After so long without a sign of life a job belongs to a dead worker. */
const LAPSED = sql`interval '20 seconds'`

const claimedJob = z.object({ id: z.string() })

/**
 * Runs Payload's queued jobs, such as a scheduled publication of a page. Payload itself reads due jobs and marks them in two steps, in
 * which two workers would take the same one, so each is claimed here and run by its id. True if there may be more.
 */
export function runJobs(payload: Payload) {
  return async () => {
    for (let count = 0; count < AT_ONCE; count += 1) {
      const job = await claimJob(payload)
      if (!job) return false
      await runClaimed(payload, job.id)
    }
    return true
  }
}

async function claimJob({ db }: Payload) {
  const [job] = await checkedRows(
    db.drizzle,
    claimedJob,
    sql`update payload_jobs set processing = true, updated_at = now() where id = (
        select id from payload_jobs
        where completed_at is null and has_error is not true and (wait_until is null or wait_until <= now())
          and (processing is not true or updated_at < now() - ${LAPSED})
        order by created_at limit 1 for update skip locked
      ) returning id`,
  )
  return job
}

async function runClaimed(payload: Payload, id: string) {
  const renew = () =>
    payload.db.drizzle.execute(
      sql`update payload_jobs set updated_at = now() where id = ${id} and processing`,
    )
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  try {
    await payload.jobs.runByID({ id, silent: true })
  } finally {
    clearInterval(timer)
  }
}
