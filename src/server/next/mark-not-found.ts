import 'server-only'
import { unstable_cache } from 'next/cache'
import { NOT_FOUND_TAG } from './not-found-tag.mjs'

/**
 * Marks the page that is being made as one that is not there: `page-cache.mjs` has it answered with status 404 and keeps nothing of it. Next's
 * own `notFound()` would answer with a page that only script fills.
 */
export const markNotFound = unstable_cache(async () => 'lost', [NOT_FOUND_TAG], { tags: [NOT_FOUND_TAG] })
