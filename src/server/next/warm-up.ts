import { setTimeout as wait } from 'node:timers/promises'
import { ownUrl } from '@/server/http/addresses/own-url'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000
/** Longer than the question itself may take. */
const PATIENCE_MS = 10_000

/**
 * Boots Payload as soon as the port is open, which takes seconds: the first question of a new server does that, and no visitor should be
 * the one who asks it (rule Q13). Until then `/api/health/ready` answers 503.
 */
export async function warmUp({ first = FIRST_RETRY_MS } = {}) {
  const began = performance.now()
  for (let tries = 0; !(await isReady()); tries += 1)
    await wait(Math.min(first * 2 ** tries, LAST_RETRY_MS), undefined, { ref: false })
  return performance.now() - began
}

async function isReady() {
  try {
    const answer = await fetch(ownUrl('/api/health/ready'), { signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
