import { unstable_rethrow } from 'next/navigation'
import { watchActions } from './action-fetch'
import { reasonOf, reasonWords } from './failure'

export type RequestOptions<Answer> =
  { answer: Answer; problem?: undefined } | { answer?: undefined; problem: string }

/** Runs a request. If it fails, returns the reason in the reader's language; Next's redirects pass through. */
export async function ask<Answer>(request: () => Promise<Answer>): Promise<RequestOptions<Awaited<Answer>>> {
  watchActions()
  try {
    return { answer: await request() }
  } catch (error) {
    unstable_rethrow(error)
    return { problem: reasonWords(reasonOf(error)) }
  }
}
