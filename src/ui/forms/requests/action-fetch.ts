import { RequestFailure, reasonOfStatus, type Reason } from './failure'

/** Time limit of an action's answer; then the form is usable again. */
export const ANSWER_TIMEOUT = 60_000

let isWatching = false

/**
 * Next's client hides the status of an action's response and never times out, which blocks later actions. This adds a
 * timeout and a reason to requests of actions only.
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

/** No time limit for uploads. */
const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0)

/** Null if Next can read the answer: an action may set any status (docs/decisions/013). */
function reasonIn({ status, headers }: Response): Reason | null {
  if (headers.get('x-nextjs-action-not-found') === '1') return 'outdated'
  if (status < 400 || headers.get('content-type')?.startsWith('text/x-component')) return null
  return reasonOfStatus(status)
}
