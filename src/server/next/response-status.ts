import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { isUnavailable } from '@/server/db/is-unavailable'

/** Pages are bundled apart from what runs before the port opens: both find this under one name. */
const KEY = Symbol.for('maru.answer')

const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<ServerResponse> }

export const answers = (shared[KEY] ??= new AsyncLocalStorage<ServerResponse>())

/**
 * The status of the page that is being made for this request: Next gives a page no other way to say 404 with words of its own
 * (docs/decisions/017). Only before anything is sent, so never below a Suspense boundary.
 */
export const answerNotFound = () => say(404)

/** As above, where the database could not be asked: come again in so many seconds. */
export const RETRY_AFTER_SECONDS = 5
export const answerUnavailable = () => say(503, { 'retry-after': String(RETRY_AFTER_SECONDS) })

/** As above, for what failed: 500, unless the database could not be asked. */
export const answerError = (error: unknown) => (isUnavailable(error) ? answerUnavailable() : say(500))

/** The status of whatever answers this request, be it a form's action or a route: too often, and when to come again (docs/decisions/013). */
export const answerTooMany = (seconds: number) => say(429, { 'retry-after': String(seconds) })

function say(status: number, headers: Record<string, string> = {}) {
  const answer = answers.getStore()
  if (!answer || answer.headersSent) return
  answer.statusCode = status
  for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value)
}
