import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSession } from 'better-sse'
import { readSession } from '@/server/auth/read-session'
import { MEMBER_COOKIE } from '@/server/auth/session-cookies'
import { isOwnPage } from '@/server/http/same-origin'
import type { LiveEvent } from './live-event'
import type { Streams } from './streams'

const HEARTBEAT_MS = 25_000
/** Browsers whose stream breaks off come back within this time, not all at once. */
const BACK_WITHIN_MS = 10_000
const MOST_STREAMS = 20_000
const NAME = 'live'

/** The one address of this program: GET /api/live, for members, from a page of ours. */
export function serveStreams(streams: Streams) {
  return createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    answer(request, response, streams).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else refuse(response, 503)
    })
  })
}

async function answer(request: IncomingMessage, response: ServerResponse, streams: Streams) {
  request.resume()
  const url = new URL(request.url ?? '/', 'http://live')
  const headers = headersOf(request)
  if (request.method !== 'GET' || url.pathname !== '/api/live' || !isOwnPage(headers))
    return refuse(response, 404)
  const { endings } = streams
  const member = await memberOf(headers)
  if (!member) return refuse(response, 404)
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
    ...member,
    send: (event: LiveEvent, id: string) => void session.push(event, NAME, id),
    waiting: () => response.writableLength,
    end: (isStuck: boolean) => void (isStuck ? response.destroy() : response.end()),
  }
  session.once('disconnected', () => streams.close(stream))
  streams.open(stream, headers.get('last-event-id') ?? url.searchParams.get('last') ?? '')
}

function headersOf({ headers }: IncomingMessage) {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':')) given.set(name, [value].flat().join(', '))
  return given
}

/** The same check as on every page: the session of the member's cookie, not of staff. */
async function memberOf(headers: Headers): Promise<{ member: string; session: string } | null> {
  const token = cookieIn(headers.get('cookie') ?? '', MEMBER_COOKIE)
  const user = token ? await readSession(new Headers({ authorization: `JWT ${token}` })) : null
  if (user?.collection !== 'users' || user.deletedAt || !('_sid' in user)) return null
  return { member: String(user.id), session: String(user._sid) }
}

function cookieIn(header: string, name: string) {
  const found = header.split(';').find((each) => each.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}

function refuse(response: ServerResponse, status: number) {
  const later = status === 503 ? { 'retry-after': '5' } : {}
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...later })
  response.end(JSON.stringify({ message: status === 503 ? 'Try again soon.' : 'Not found.' }))
}
