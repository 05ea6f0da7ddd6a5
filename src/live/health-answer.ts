import { live, ready } from '@/server/http/health'
import { metrics } from '@/server/http/metrics'

type Answer = (asked: { headers: Headers }) => Promise<Response>
const ROUTES = new Map<string, Answer>([
  ['/api/health/live', live],
  ['/api/health/ready', ready],
  ['/api/metrics', metrics],
])

/** What this program says of itself, as the web server does at the same addresses; null where that is not asked. */
export async function healthAnswer(
  method: string | undefined,
  path: string,
  headers: Headers,
): Promise<Response | null> {
  const route = method === 'GET' ? ROUTES.get(path) : undefined
  return route ? route({ headers }) : null
}
