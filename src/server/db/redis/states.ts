type ProcessStates = Map<string, { isReady: boolean }>

const KEY = Symbol.for('maru.redis')
const shared = globalThis as typeof globalThis & { [KEY]?: ProcessStates }

/** What this process uses Redis for, and whether it answers. None without CACHE_URL and BUS_URL, whose package is not loaded then. */
export const redisStates = () =>
  [...(shared[KEY] ?? [])].map(([key, { isReady }]) => ({ use: key.split(' ')[0] ?? '', isReady }))
