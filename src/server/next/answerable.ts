import { escapeMalformedPath } from './escape-malformed-path'

type RequestFacts = { method?: string; url?: string }

/** A route that takes no PUT. */
const REFUSES_PUT = { method: 'PUT', url: '/api/health' }

/**
 * The request as Next can answer it. TRACE, for which it can make no `Request`, becomes one that is answered 405, and `*`, which is
 * no path, an address that is not there: it would answer both with 500.
 */
export function answerable({ method, url = '/' }: RequestFacts): RequestFacts {
  if (method === 'TRACE') return REFUSES_PUT
  return { method, url: escapeMalformedPath(url === '*' ? '/*' : url) }
}
