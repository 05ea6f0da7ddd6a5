import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { gathered, TAGS, type Tag } from '@/domain/pages/cache/page-tags'
import { subscribe } from '@/server/db/bus'
import { ownUrl } from '@/server/http/addresses/own-url'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 5_000
const PATIENCE_MS = 5_000
/** A page that was being made during the first clear is stored after it, with what was read before. */
const AGAIN_MS = 2_000
/** The port opens after the first try, and the first request of a development server compiles. */
const LOGGED_FAILURE = 10

/**
 * Clears this web server's cached pages when the bus says so, and all of them after every connect: what was sent before it was
 * missed. Next clears only inside a request, so the server sends one to itself, and tries until it is answered. Each clear is
 * repeated once, for pages that were being made meanwhile.
 */
export function clearOnMessage() {
  const over = new AbortController()
  // Each second clear waits with the signal: a dozen within two seconds are no leak.
  setMaxListeners(0, over.signal)
  const waiting = new Set<Tag>()
  let isBusy = false
  const clear = async (tags: readonly Tag[]) => {
    for (const tag of tags) waiting.add(tag)
    if (isBusy) return
    isBusy = true
    while (waiting.size > 0) await clearOnce(waiting)
    isBusy = false
  }
  const clearTwice = (tags: readonly Tag[]) => {
    void clear(tags)
    const later = wait(AGAIN_MS, undefined, { ref: false, signal: over.signal })
    void later.then(() => clear(tags)).catch(() => undefined)
  }
  const listener = subscribe({
    onMessage: (message) => {
      if (message.kind === 'clear') clearTwice(message.tags)
    },
    onConnect: () => clearTwice(TAGS),
    onOverdue: (tags) => void clear(tags),
  })
  return {
    close: () => {
      over.abort()
      return listener.close()
    },
  }
}

/** Empties the set; tags that are added meanwhile stay in it. */
async function clearOnce(waiting: Set<Tag>) {
  const tags = gathered(waiting)
  waiting.clear()
  for (let failures = 1; !(await clearHere(tags)); failures += 1) {
    if (failures === LOGGED_FAILURE)
      console.error(`This web server does not answer itself at ${ownUrl('/')}: cached pages stay stale.`)
    await wait(Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS), undefined, { ref: false })
  }
}

/** Also an answer that breaks off is none, and asked for again. */
async function clearHere(tags: Tag[]): Promise<boolean> {
  try {
    const answer = await fetch(ownUrl('/api/internal/clear'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${process.env.INTERNAL_KEY}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
