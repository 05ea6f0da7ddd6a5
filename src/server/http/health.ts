import { databaseAnswers } from '@/server/db/connections/database-answers'
import { redisStates } from '@/server/db/redis/states'

/** A load balancer asks every few seconds and waits for two or three. */
const PATIENCE_MS = 2_000

const say = (ok: boolean, more = {}) =>
  Response.json({ ok, ...more }, { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } })

/** The process answers: what starts it anew when it does not. No database is asked, or an outage of it would end every program. */
export const live = async () => say(true)

/** It may be sent requests: Payload has booted, which the first question begins, and the database answers in time. */
export const ready = async () => say(await databaseAnswers(PATIENCE_MS))

/** For people and monitors, who wait as long as it takes. A Redis that is away is named and nobody's outage: all goes on without it. */
export async function healthy() {
  const away = redisStates().filter(({ isReady }) => !isReady)
  return say(await databaseAnswers(), away.length > 0 ? { away: away.map(({ use }) => `redis ${use}`) } : {})
}
