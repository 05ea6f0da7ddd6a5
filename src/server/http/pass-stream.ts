import 'server-only'
import { request as ask, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { LIVE_HOST, livePort } from '@/server/live-address'
import { retryLater } from './refusals'

/** Streams that are open through this web server; they end with it, or its stop would wait for them. */
const open = new Set<AbortController>()
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => open.forEach((each) => each.abort()))

/** The live program's answer to this request, passed on as it comes. 503 where it is not there. */
export function passStream(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const over = new AbortController()
  open.add(over)
  const end = () => over.abort()
  request.signal.addEventListener('abort', end, { once: true })
  over.signal.addEventListener('abort', () => open.delete(over), { once: true })
  return new Promise((resolve) => {
    const headers = Object.fromEntries([...request.headers].filter(([name]) => name !== 'connection'))
    const sent = ask({
      host: LIVE_HOST(),
      port: livePort(),
      path: pathname + search,
      headers,
      signal: over.signal,
    })
    sent.on('response', (answer) => resolve(responseOf(answer, end)))
    sent.on('error', () => {
      end()
      resolve(retryLater('Try again soon.'))
    })
    sent.end()
  })
}

function responseOf(answer: IncomingMessage, end: () => void): Response {
  answer.once('close', end)
  // The abort that ends a stream is no error of the page.
  answer.on('error', () => undefined)
  const headers = new Headers()
  for (const name of ['content-type', 'cache-control', 'x-accel-buffering', 'retry-after']) {
    const value = answer.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>
  return new Response(body, { status: answer.statusCode ?? 502, headers })
}
