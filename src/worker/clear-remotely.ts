import type { Tag } from '@/server/cache'
import { internalUrl } from '@/server/http/internal-url'

/** Asks the web server to clear cached pages with these tags. */
export async function clearRemotely(tags: Tag[]) {
  const answer = await fetch(internalUrl('/api/internal/clear'), {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.INTERNAL_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(5_000),
  })
  if (!answer.ok)
    throw new Error(`Clearing pages of ${tags.join(', ')} failed: the web server answered ${answer.status}`)
}
