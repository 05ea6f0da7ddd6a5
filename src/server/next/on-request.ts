import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answers } from './response-status'
import { PEER_HEADER } from '@/server/http/addresses/client-address'
import { followRequest } from '@/server/http/follow-request'
import { runTimeHeaders } from '@/server/http/headers/run-time-headers'
import { pathAtHost } from '@/server/http/addresses/hosts'
import { neverShared } from './never-shared'
import { noStore404 } from './no-store-404'
import { plainRedirect } from './plain-redirect'
import { answerable } from './answerable'
import { cutSlowBody } from './cut-slow-body'
import { routesOf } from './route-of'
import { sendPolicy } from './send-policy'

const HEADERS = runTimeHeaders(process.env)
const PROGRAM = { name: 'web', routeOf: routesOf() }

// Next gives handlers no socket, keeps a forged X-Forwarded-For, and lets no page set its status. Node publishes
// request and response here, before the first handler runs.
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
  Object.assign(request, answerable(request))
  followRequest(request, response, PROGRAM)
  request.url = pathAtHost(request.url ?? '/', request.headers.host)
  for (const [name, value] of HEADERS) response.setHeader(name, value)
  neverShared(response)
  noStore404(response, request.url)
  plainRedirect(response)
  sendPolicy(request, response)
  cutSlowBody(request, response)
  answers.enterWith(response)
})
