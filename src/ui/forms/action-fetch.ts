import { RequestFailure, reasonOfStatus, type Reason } from './failure'

/** How long an answer may take before the form is given back. */
export const ANSWER_TIMEOUT = 60_000

let isWatching = false

/**
 * Next's client hides the status of an action's answer and waits without end, and later actions wait behind it. Requests of actions,
 * and only those, get a time limit here and fail with the reason.
 */
export function watchActions() {
  if (isWatching) return
  isWatching = true
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    if (!new Headers(init?.headers).has('next-action')) return fetch(input, init)
    const limit = hasFile(init?.body) ? {} : { signal: AbortSignal.timeout(ANSWER_TIMEOUT) }
    const answer = await fetch(input, { ...init, ...limit })
    const reason = reasonIn(answer)
    if (reason) throw new RequestFailure(reason)
    return answer
  }
}

/** A file may take as long as the line needs. */
const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0)

/** Null where Next can read the answer: an action's own status may be any (docs/decisions/013). */
function reasonIn({ status, headers }: Response): Reason | null {
  if (headers.get('x-nextjs-action-not-found') === '1') return 'outdated'
  if (status < 400 || headers.get('content-type')?.startsWith('text/x-component')) return null
  return reasonOfStatus(status)
}
