import { revalidateTag, unstable_cache } from 'next/cache'
import { after } from 'next/server'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { lifetimeAt } from '@/domain/pages/cache/lifetime'
import { isCount, type Tag } from '@/domain/pages/cache/page-tags'
import { publishClear } from './bus'
import { requestDatabase } from './request-database'
import { noteChange, readPublic } from './connections/read-public'

/** Seconds in which a page with an older count is shown once more, while it is made anew. */
const STALE_FOR = 3600

// Only this file attaches tags to reads and clears them.

type ReadFunction<A extends unknown[], T> = (...args: A) => Promise<T>

/** Caches a public read until one of its tags is cleared. `name` distinguishes reads that take the same arguments. */
export function cached<A extends unknown[], T>(
  name: string,
  tags: readonly Tag[] | ((...args: NoInfer<A>) => readonly Tag[]),
  read: ReadFunction<A, T>,
) {
  return oncePerRequest((...args: A) =>
    keep(name, typeof tags === 'function' ? tags(...args) : tags, read, args),
  )
}

/** One answer of a read, which Next finds by name and arguments. */
export function keep<A extends unknown[], T>(
  name: string,
  tags: readonly Tag[],
  read: ReadFunction<A, T>,
  args: A,
): Promise<T> {
  const readIt = (...given: A) => readPublic(tags, () => read(...given))
  return unstable_cache(readIt, [name], { tags: [...tags], revalidate: lifetimeAt(new Date()) })(...args)
}

/** Deduplicates within one request: page and metadata read in parallel, and on a cold cache Next would read twice. */
export function oncePerRequest<A extends unknown[], T>(read: ReadFunction<A, T>): ReadFunction<A, T> {
  const asked = cache(() => new Map<string, Promise<T>>())
  return (...args) => {
    const [answers, key] = [asked(), JSON.stringify(args)]
    const answer = answers.get(key) ?? read(...args)
    answers.set(key, answer)
    return answer
  }
}

/**
 * Clears the tags now and again after the response: hooks run before COMMIT, so the first clear may re-cache old
 * data. The bus message, sent with the commit, clears in every web server.
 */
export async function clear(req: PayloadRequest, tags: readonly Tag[]) {
  if (tags.length === 0) return
  if (clearNow(tags, { isEnding: true })) clearAfter(tags)
  await publishClear(await requestDatabase(req), tags)
}

function clearAfter(tags: readonly Tag[]) {
  try {
    after(() => void clearNow(tags))
  } catch {
    // Outside a request `after` throws; the bus message clears.
  }
}

/** Returns false outside a Next request. `isEnding`: the transaction of the change has not committed yet. */
export function clearNow(tags: readonly Tag[], { isEnding = false } = {}) {
  try {
    for (const tag of tags) revalidateTag(tag, { expire: isCount(tag) ? STALE_FOR : 0 })
    noteChange(tags, isEnding)
    return true
  } catch {
    return false
  }
}
