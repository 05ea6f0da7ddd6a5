import { redisStates } from '@/server/db/redis/states'
import type { Watch } from './watching'

/** Which of the connections to CACHE_URL and BUS_URL this process has. */
export const watchRedis = (state: Watch['state']) =>
  state('maru.redis.up', () =>
    redisStates().map(({ use, isReady }) => ({ value: isReady ? 1 : 0, facts: { use } })),
  )
