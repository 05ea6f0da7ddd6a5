import type { IncomingMessage, ServerResponse } from 'node:http'
import { LEAST_PACE, timeFor } from '@/domain/forms/request-size'

/** Longer than an upload has, which is refused in words. */
const PACE = { ...LEAST_PACE, grace: 10_000, every: 2_000 }

const CUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Ends a connection whose body arrives more slowly than 50 kB a second: Node would wait five minutes for it. While the handler
 * reads nothing, the sender cannot send, and no time passes.
 */
export function cutSlowBody(request: IncomingMessage, response: ServerResponse, pace = PACE) {
  if (!announcesBody(request)) return
  const { socket } = request
  const before = socket.bytesRead
  let waited = 0
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (request.readableLength >= request.readableHighWaterMark) return
    waited += pace.every
    if (waited <= timeFor(socket.bytesRead - before, pace)) return
    clearInterval(timer)
    if (!response.headersSent && socket.writable) socket.write(CUT)
    socket.destroySoon()
  }, pace.every).unref()
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
