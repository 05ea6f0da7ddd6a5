import * as z from 'zod'
import { ApiError } from './errors'

export const faultSchema = z.strictObject({
  kind: z.enum(['timeout', 'slow', 'error', 'rate_limit']),
  method: z.enum(['GET', 'POST']).optional(),
  path: z.string().optional(),
  times: z.int().min(1).default(1),
  ms: z.int().min(0).optional(),
})
export type Fault = z.output<typeof faultSchema>

/** Faults lie in wait for the next matching requests; each is used up as often as it says. */
export function openFaults() {
  let waiting: Fault[] = []

  return {
    add: (fault: Fault) => void waiting.push({ ...fault }),
    list: () => waiting,
    clear: () => {
      waiting = []
    },
    take(method: string, path: string): Fault | undefined {
      const fault = waiting.find(
        (one) => (one.method ?? method) === method && path.startsWith(one.path ?? '/v1/'),
      )
      if (fault) fault.times -= 1
      waiting = waiting.filter(({ times }) => times > 0)
      return fault
    },
  }
}

/** The faults that strike before anything is done. */
export function strike(fault: Fault | undefined): void {
  if (fault?.kind === 'error') {
    throw new ApiError(500, 'api_error', 'An unknown error occurred. (A fault asked for by a test.)')
  }
  if (fault?.kind === 'rate_limit') {
    const message =
      'Too many requests hit the API too quickly. We recommend an exponential backoff of your requests.'
    throw new ApiError(429, 'invalid_request_error', message, { code: 'rate_limit' })
  }
}
