import { mayReadMetrics, metrics } from '@/server/http/metrics'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const who = (request: Request) => (mayReadMetrics(request) ? 'ours' : null)

/** The figures of this web server (docs/observe.md). */
export const GET = route({ who, from: 'anywhere', body: 'none' }, metrics)
