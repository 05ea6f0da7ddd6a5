import 'server-only'
import { unstable_cache } from 'next/cache'
import { NOT_FOUND_TAG } from './not-found-tag.mjs'

/**
 * Tags the page being rendered as not found: `page-cache.mjs` then answers 404 and stores nothing. Next's
 * `notFound()` would render a page that only script fills.
 */
export const markNotFound = unstable_cache(async () => 'not found', [NOT_FOUND_TAG], {
  tags: [NOT_FOUND_TAG],
})
