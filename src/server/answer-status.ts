import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

/** Pages are bundled apart from what runs before the port opens: both find this under one name. */
const KEY = Symbol.for('maru.answer')

const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<ServerResponse> }

export const answers = (shared[KEY] ??= new AsyncLocalStorage<ServerResponse>())

/**
 * The status of the page that is being made for this request: Next gives a page no other way to say 404 with words of its own
 * (docs/decisions/017). Only before anything is sent, so never below a Suspense boundary.
 */
export function answerNotFound() {
  const answer = answers.getStore()
  if (answer && !answer.headersSent) answer.statusCode = 404
}
