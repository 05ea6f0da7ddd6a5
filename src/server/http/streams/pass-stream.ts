import 'server-only'
import { request as ask, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { LIVE_HOST, livePort } from '@/server/settings/live-address'
import { retryLater } from '@/server/http/refusals'

/** Streams that are open through this web server; they end with it, or its stop would wait for them. */
const open = new Set<AbortController>()
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => open.forEach((each) => each.abort()))

/** The live program starts again within this time; a browser whose stream is refused would stop asking by itself. */
const RESTART_MS = 10_000
const AGAIN_MS = 500

/**
 * What the live program judges a request by. What is said of a body is not passed on: none is sent, so the next request on this
 * connection would be read as that body.
 */
const PASSED = ['host', 'origin', 'sec-fetch-site', 'cookie', 'last-event-id', 'accept']

/** The live program's answer to this request, passed on as it comes. 503 where it is not there. */
export async function passStream(request: Request): Promise<Response> {
  const over = new AbortController()
  open.add(over)
  const end = () => over.abort()
  request.signal.addEventListener('abort', end, { once: true })
  over.signal.addEventListener('abort', () => open.delete(over), { once: true })
  const answer = await answerTo(request, over.signal)
  if (answer) return responseOf(answer, end)
  end()
  return retryLater('Try again soon.')
}

async function answerTo(request: Request, signal: AbortSignal): Promise<IncomingMessage | null> {
  for (const until = Date.now() + RESTART_MS; !signal.aborted; await wait(AGAIN_MS)) {
    const answer = await tryOnce(request, signal)
    if (answer !== 'refused') return answer
    if (Date.now() > until) break
  }
  return null
}

/** 'refused' where nothing listens, null after any other failure. */
function tryOnce({ url, method, headers: given }: Request, signal: AbortSignal) {
  const { pathname, search } = new URL(url)
  return new Promise<IncomingMessage | 'refused' | null>((resolve) => {
    const headers = Object.fromEntries([...given].filter(([name]) => PASSED.includes(name)))
    const address = { host: LIVE_HOST(), port: livePort(), path: pathname + search }
    const sent = ask({ ...address, method, headers, signal })
    sent.on('response', resolve)
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : null),
    )
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
