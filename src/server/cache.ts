import { revalidateTag, unstable_cache } from 'next/cache'
import { after } from 'next/server'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'

/** What prerendered pages are made of. A read names its tags here, a change clears them here, nobody else does either. */
export const TAGS = ['products', 'categories', 'pages', 'settings', 'recommended', 'comments'] as const
export type Tag = (typeof TAGS)[number]

/** Seconds a page may live when a clearing went missing (a crash between commit and clear). */
export const LIFETIME = 60

/** A public read that prerendered pages share until one of its tags is cleared. `name` tells reads of the same arguments apart. */
export function cached<A extends unknown[], T>(
  name: string,
  tags: readonly Tag[],
  read: (...args: A) => Promise<T>,
) {
  const kept = unstable_cache(read, [name], { tags: [...tags], revalidate: LIFETIME })
  const asked = cache(() => new Map<string, Promise<T>>())
  // A page and its head ask at the same time: on a page nobody had yet, Next's cache alone would read twice.
  return (...args: A) => {
    const [answers, key] = [asked(), JSON.stringify(args)]
    const answer = answers.get(key) ?? kept(...args)
    answers.set(key, answer)
    return answer
  }
}

/**
 * Clears at once where Next is listening. Hooks run before COMMIT, so it clears once more when the request has been answered and
 * the change can be seen. A job queued in the same transaction does so too: outside a request (seed, worker), and for every other
 * web server, it is all there is.
 */
export async function clear(req: PayloadRequest, tags: readonly Tag[]) {
  if (clearNow(tags)) clearAfter(tags)
  await req.payload.jobs.queue({ task: 'clear-pages', input: { tags: tags.join(',') }, req })
}

function clearAfter(tags: readonly Tag[]) {
  try {
    after(() => void clearNow(tags))
  } catch {
    // Nobody is answered here: the job clears.
  }
}

/** False where no Next request is under way. */
export function clearNow(tags: readonly Tag[]) {
  try {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return true
  } catch {
    return false
  }
}
