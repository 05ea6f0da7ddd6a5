import { passStream } from '@/server/http/streams/pass-stream'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', ignoresQuery: true } as const

/**
 * Passes the stream of `npm run live` through where no proxy does. That program asks who comes and from where; a proxy in
 * front of both sends this address there (docs/deploy.md).
 */
export const GET = route(RULE, (request) => passStream(request))
