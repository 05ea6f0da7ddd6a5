import { revalidateTag, unstable_cache } from 'next/cache'
import { after } from 'next/server'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import type { Tag } from '@/domain/page-tags'
import { publish } from './bus'
import { requestDatabase } from './db/request-database'

/** Lifetime in seconds if a clear is lost (a crash between commit and clear). */
export const LIFETIME = 60

// Only this file attaches tags to reads and clears them.

/** Caches a public read until one of its tags is cleared. `name` distinguishes reads that take the same arguments. */
export function cached<A extends unknown[], T>(
  name: string,
  tags: readonly Tag[],
  read: (...args: A) => Promise<T>,
) {
  const cachedRead = unstable_cache(read, [name], { tags: [...tags], revalidate: LIFETIME })
  const asked = cache(() => new Map<string, Promise<T>>())
  // Deduplicates within one request: page and metadata read in parallel, and on a cold cache Next would read twice.
  return (...args: A) => {
    const [answers, key] = [asked(), JSON.stringify(args)]
    const answer = answers.get(key) ?? cachedRead(...args)
    answers.set(key, answer)
    return answer
  }
}

/**
 * Clears the tags now and again after the response: hooks run before COMMIT, so the first clear may re-cache old
 * data. The bus message, sent with the commit, clears in every web server.
 */
export async function clear(req: PayloadRequest, tags: readonly Tag[]) {
  if (clearNow(tags)) clearAfter(tags)
  await publish(await requestDatabase(req), { kind: 'clear', tags: [...tags] })
}

function clearAfter(tags: readonly Tag[]) {
  try {
    after(() => void clearNow(tags))
  } catch {
    // Outside a request `after` throws; the bus message clears.
  }
}

/** Returns false outside a Next request. */
export function clearNow(tags: readonly Tag[]) {
  try {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return true
  } catch {
    return false
  }
}
