import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** When what is being made was begun, by its key. */
const begun = new Map()
/** What fails is never stored: the oldest are forgotten. */
const MOST = 20_000

/** Notes that an entry is missing or too old, so that it is being made from now on. */
export function noteBegin(key, entry) {
  if (begun.has(key) || (entry && !isOld(entry))) return
  if (begun.size >= MOST) begun.delete(begun.keys().next().value)
  begun.set(key, Date.now())
}

/** Whether one of its tags was cleared since it was begun: it shows what was read before. */
export function wasCleared(key, tags) {
  const at = begun.get(key)
  begun.delete(key)
  return at !== undefined && tags.length > 0 && areTagsExpired(tags, at)
}

/** Whether its lifetime is over. */
export function isOld({ lastModified = 0, cacheControl, value }) {
  const lifetime = cacheControl?.revalidate ?? value?.revalidate
  return typeof lifetime === 'number' && lastModified + lifetime * 1000 < Date.now()
}
