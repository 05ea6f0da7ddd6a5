import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { isUnavailable } from '@/server/db/connections/is-unavailable'

/** Pages and the start hook are bundled separately; the global symbol makes them share one storage. */
const KEY = Symbol.for('maru.answer')

const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<ServerResponse> }

export const answers = (shared[KEY] ??= new AsyncLocalStorage<ServerResponse>())

/**
 * Sets 404 on the response of the current page. Next offers no other way to answer 404 with our own content
 * (docs/decisions/017). Call before streaming starts, so never below a Suspense boundary.
 */
export const answerNotFound = () => say(404)

/** Seconds until a retry is suggested when the database is unavailable (503). */
export const RETRY_AFTER_SECONDS = 5
export const answerUnavailable = () => say(503, { 'retry-after': String(RETRY_AFTER_SECONDS) })

/** Sets 500, or 503 if the database is unavailable. */
export const answerError = (error: unknown) => (isUnavailable(error) ? answerUnavailable() : say(500))

/** For a read that is shown as failed in its place, beside filters that still work: the error is logged. */
export function failedRead(error: unknown): null {
  console.error(error)
  answerError(error)
  return null
}

/** Sets 429 with Retry-After on the current response, of a form action or a route (docs/decisions/013). */
export const answerTooMany = (seconds: number) => say(429, { 'retry-after': String(seconds) })

function say(status: number, headers: Record<string, string> = {}) {
  const answer = answers.getStore()
  if (!answer || answer.headersSent) return
  answer.statusCode = status
  for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value)
}
