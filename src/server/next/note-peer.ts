import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answers } from './answer-status'
import { PEER } from '@/server/http/client-address'
import { keepNo404 } from './keep-no-404'
import { wholeEscapes } from './whole-escapes'

// Next tells its handlers nothing of the socket, and keeps an X-Forwarded-For that the client made up; and a page cannot say its
// status. Node says who is calling, what for, and what is answered with, before the first handler runs.
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  request.headers[PEER] = request.socket.remoteAddress ?? ''
  request.url = wholeEscapes(request.url ?? '/')
  keepNo404(response)
  answers.enterWith(response)
})
