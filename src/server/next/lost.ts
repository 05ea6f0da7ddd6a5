import 'server-only'
import { unstable_cache } from 'next/cache'
import { LOST } from './lost-tag.mjs'

/**
 * Marks the page that is being made as one that is not there: `page-cache.mjs` has it answered with status 404 and keeps nothing of it. Next's
 * own `notFound()` would answer with a page that only script fills.
 */
export const markLost = unstable_cache(async () => 'lost', [LOST], { tags: [LOST] })
