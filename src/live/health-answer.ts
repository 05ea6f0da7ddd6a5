import { live, ready } from '@/server/http/health'

const ROUTES = new Map([
  ['/api/health/live', live],
  ['/api/health/ready', ready],
])

/** What this program says of itself, as the web server does at the same addresses; null where that is not asked. */
export async function healthAnswer(method: string | undefined, path: string): Promise<Response | null> {
  const route = method === 'GET' ? ROUTES.get(path) : undefined
  return route ? route() : null
}
