import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answers } from './response-status'
import { PEER_HEADER } from '@/server/http/client-address'
import { noStore404 } from './no-store-404'
import { escapeMalformedPath } from './escape-malformed-path'

// Next tells its handlers nothing of the socket, and keeps an X-Forwarded-For that the client made up; and a page cannot say its
// status. Node says who is calling, what for, and what is answered with, before the first handler runs.
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
  request.url = escapeMalformedPath(request.url ?? '/')
  noStore404(response)
  answers.enterWith(response)
})
