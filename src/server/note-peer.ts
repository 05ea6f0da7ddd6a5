import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { PEER } from './client-address'

// Next tells its handlers nothing of the socket, and keeps an X-Forwarded-For that the client made up. Node says who is
// calling before the first handler runs.
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  request.headers[PEER] = request.socket.remoteAddress ?? ''
})
