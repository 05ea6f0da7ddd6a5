import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const REQUEST_ID = 'x-request-id'
const SHAPE = /^[\w-]{8,64}$/

/** The id that a proxy of ours gave the request; a direct caller may claim any, so one is made (rule Q14). */
export function requestIdOf(headers: IncomingHttpHeaders, env = process.env): string {
  const given = headers[REQUEST_ID]
  const hasProxy = Number(env.TRUST_PROXY ?? 0) > 0
  return hasProxy && typeof given === 'string' && SHAPE.test(given) ? given : randomUUID()
}
