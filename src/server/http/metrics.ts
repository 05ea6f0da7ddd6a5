import { createHash, timingSafeEqual } from 'node:crypto'
import { watching } from '@/server/records/watch/watching'
import { notFound } from './refusals'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request brings METRICS_KEY, compared in the same time whatever it brings. Without a key nobody does. */
export function mayReadMetrics({ headers }: Pick<Request, 'headers'>, key = process.env.METRICS_KEY) {
  const given = headers.get('authorization')
  if (!key || !given) return false
  return timingSafeEqual(hashOf(`Bearer ${key}`), hashOf(given))
}

/** The figures of this process, and of the queues that all share, as Prometheus reads them. Without the key one gets 404 (rule Q13). */
export async function metrics(request: Pick<Request, 'headers'>): Promise<Response> {
  const text = mayReadMetrics(request) ? await watching()?.text() : null
  if (!text) return notFound()
  return new Response(text, {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
  })
}
