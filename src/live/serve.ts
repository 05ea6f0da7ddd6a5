import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSession } from 'better-sse'
import { memberIn } from '@/server/auth/member-in'
import { asSeller } from '@/server/auth/selling'
import type { MemberUser } from '@/server/auth/session/session'
import { contentPolicy } from '@/server/http/headers/content-policy'
import { followRequest } from '@/server/http/follow-request'
import { isOwnPage } from '@/server/http/addresses/same-origin'
import { runTimeHeaders } from '@/server/http/headers/run-time-headers'
import { securityHeaders } from '@/server/http/headers/security-headers'
import { conversationAnswer } from './conversation-answer'
import { healthAnswer } from './health-answer'
import type { LiveEvent } from './live-event'
import type { Streams } from './streams'

const HEARTBEAT_MS = 25_000
/** Browsers whose stream breaks off come back within this time, not all at once. */
const BACK_WITHIN_MS = 10_000
const MOST_STREAMS = 20_000
const NAME = 'live'
const BASE = 'http://live'
const ROUTES = ['/api/live', '/api/metrics', '/api/health', '/api/health/live', '/api/health/ready']
const PROGRAM = {
  name: 'live',
  routeOf: (path: string) =>
    path.startsWith('/api/chat/') ? '/api/chat/[thread]' : ROUTES.find((route) => route === path),
}

/** GET /api/live, for members, from a page of ours, what is asked of a conversation, and how the program is. Nothing else is here. */
export function serveLive(streams: Streams) {
  return createServer(
    { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    (request, response) => {
      for (const { key, value } of securityHeaders()) response.setHeader(key, value)
      response.setHeader('Content-Security-Policy', contentPolicy())
      for (const [name, value] of runTimeHeaders(process.env)) response.setHeader(name, value)
      followRequest(request, response, PROGRAM)
      answer(request, response, streams).catch((error: unknown) => {
        console.error(error)
        if (response.headersSent) response.destroy()
        else refuse(response, 503)
      })
    },
  )
}

async function answer(request: IncomingMessage, response: ServerResponse, streams: Streams) {
  const asked = request.url ?? '/'
  // An address of slashes alone is none.
  if (!URL.canParse(asked, BASE)) return refuse(response, 404)
  const url = new URL(asked, BASE)
  const headers = headersOf(request)
  const answered =
    (await conversationAnswer(request, url, headers)) ??
    (await healthAnswer(request.method, url.pathname, headers))
  request.resume()
  if (answered) return write(response, answered)
  if (request.method === 'GET' && url.pathname === '/api/live' && isOwnPage(headers))
    return openStream(request, response, { streams, headers, last: url.searchParams.get('last') })
  refuse(response, 404)
}

type StreamRequest = { streams: Streams; headers: Headers; last: string | null }

async function openStream(
  request: IncomingMessage,
  response: ServerResponse,
  { streams, headers, last }: StreamRequest,
) {
  const { endings } = streams
  const found = await memberIn(headers)
  if (!found) return refuse(response, 404)
  if (streams.count >= MOST_STREAMS) return refuse(response, 503)
  if (response.destroyed) return
  const session = await createSession(request, response, {
    keepAlive: HEARTBEAT_MS,
    retry: 1_000 + Math.floor(Math.random() * (BACK_WITHIN_MS - 1_000)),
    trustClientEventId: false,
    headers: { 'x-accel-buffering': 'no' },
  })
  // A session may have ended since it was read: the browser comes again and is asked anew.
  if (streams.endings !== endings) return response.destroy()
  const stream = {
    member: String(found.user.id),
    seller: sellerOf(found.user),
    session: found.session,
    send: (event: LiveEvent, id: string) => void session.push(event, NAME, id),
    waiting: () => response.writableLength,
    end: (isStuck: boolean) => void (isStuck ? response.destroy() : response.end()),
  }
  session.once('disconnected', () => streams.close(stream))
  streams.open(stream, headers.get('last-event-id') ?? last ?? '')
}

/** Who works on orders and conversations of a seller follows these. */
const sellerOf = (user: MemberUser) => (user.work && asSeller(user, 'orders') ? user.work.seller : undefined)

function headersOf({ headers }: IncomingMessage) {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':')) given.set(name, [value].flat().join(', '))
  return given
}

async function write(response: ServerResponse, answer: Response) {
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
}

function refuse(response: ServerResponse, status: number) {
  const later = status === 503 ? { 'retry-after': '5' } : {}
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...later })
  response.end(JSON.stringify({ message: status === 503 ? 'Try again soon.' : 'Not found.' }))
}
