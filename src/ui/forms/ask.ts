import { unstable_rethrow } from 'next/navigation'
import { watchActions } from './action-fetch'
import { reasonOf, reasonWords } from './failure'

export type Asked<Answer> = { answer: Answer; problem?: undefined } | { answer?: undefined; problem: string }

/** Sends a request of the page. Where no answer comes, the reason in the reader's language; redirects of Next pass through. */
export async function ask<Answer>(request: () => Promise<Answer>): Promise<Asked<Awaited<Answer>>> {
  watchActions()
  try {
    return { answer: await request() }
  } catch (error) {
    unstable_rethrow(error)
    return { problem: reasonWords(reasonOf(error)) }
  }
}
