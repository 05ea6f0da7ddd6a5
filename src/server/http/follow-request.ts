import type { IncomingMessage, ServerResponse } from 'node:http'
import { causes } from '@/server/records/log/cause'
import { keepsLines, logLine } from '@/server/records/log/log-line'
import { reducedAddress } from '@/server/records/log/reduced-address'
import { REQUEST_ID, requestIdOf } from '@/server/records/log/request-id'
import { watching } from '@/server/records/watch/watching'

type Program = { name: string; routeOf: (path: string) => string | undefined }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Asked every few seconds, by what keeps the process running. */
const PROBES = /^\/api\/(?:health\/|metrics)/

/**
 * Gives a request its id, which its answer says too and what it starts carries on, and writes its line and its figures when it has been
 * answered (rules Q13, Q14).
 */
export function followRequest(request: IncomingMessage, response: ServerResponse, program: Program) {
  const id = requestIdOf(request.headers)
  request.headers[REQUEST_ID] = id
  response.setHeader('X-Request-Id', id)
  const given = { request: id }
  causes.enterWith(given)
  const [kept, taken] = [keepsLines(), watching()]
  if (!kept && !taken) return
  const { method = '', url = '/' } = request
  const began = performance.now()
  taken?.requestBegins()
  response.once('close', () => {
    const seconds = (performance.now() - began) / 1_000
    const status = response.statusCode
    const isCut = !response.writableFinished
    taken?.requestEnds()
    const route = taken && program.routeOf(url.split('?')[0] ?? '/')
    taken?.took('http.server.request.duration', seconds, {
      'http.request.method': METHODS.has(method) ? method : '_OTHER',
      'http.response.status_code': status,
      ...(route && { 'http.route': route }),
      ...(status >= 500 && { 'error.type': String(status) }),
    })
    if (!kept || (status === 200 && PROBES.test(url))) return
    logLine({
      program: program.name,
      ...given,
      method: METHODS.has(method) ? method : '_OTHER',
      address: reducedAddress(url),
      status,
      ...(isCut && { cut: true }),
      ms: Math.round(seconds * 10_000) / 10,
    })
  })
}
