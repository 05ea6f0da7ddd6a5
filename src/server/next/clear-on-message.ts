import { TAGS, type Tag } from '@/domain/page-tags'
import { subscribe } from '@/server/bus'

const RETRY_MS = 250
const MAX_TRIES = 120

/**
 * Clears this web server's cached pages when the bus says so, and all of them after every connect: what was sent before it was
 * missed. Next clears only inside a request, so the server sends one to itself.
 */
export function clearOnMessage() {
  const waiting = new Set<Tag>()
  let isBusy = false
  const clearWaiting = async () => {
    if (isBusy) return
    isBusy = true
    for (let tries = 0; waiting.size > 0 && tries < MAX_TRIES; tries += 1) {
      const tags = [...waiting]
      waiting.clear()
      if (await clearHere(tags)) continue
      tags.forEach((tag) => waiting.add(tag))
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())
    }
    isBusy = false
  }
  const clear = (tags: readonly Tag[]) => {
    tags.forEach((tag) => waiting.add(tag))
    void clearWaiting()
  }
  subscribe({
    onMessage: (message) => {
      if (message.kind === 'clear') clear(message.tags)
    },
    onConnect: () => clear(TAGS),
  })
}

async function clearHere(tags: Tag[]): Promise<boolean> {
  const { HOST = '127.0.0.1', PORT = '3000', INTERNAL_KEY } = process.env
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '[::1]' : HOST
  const answer = await fetch(`http://${host}:${PORT}/api/internal/clear`, {
    method: 'POST',
    headers: { authorization: `Bearer ${INTERNAL_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null)
  return answer?.ok ?? false
}
