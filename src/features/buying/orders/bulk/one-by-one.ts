import 'server-only'
import { fail, type Issue, type Result } from '@/domain/result'
import { isUnavailable } from '@/server/db/connections/is-unavailable'

/** What became of one of several orders; `done` says how, if nothing is wrong. */
export type Outcome<Done extends string> =
  { number: string; done: Done } | { number: string; issues: readonly Issue[] }

/**
 * Does something with each of several orders, one after the other, each in a transaction of its own: one that is refused, or
 * fails, stops none of the others.
 */
export async function oneByOne<Each extends { number: string }, Done extends string>(
  all: readonly Each[],
  act: (each: Each) => Promise<Result<Done>>,
): Promise<Outcome<Done>[]> {
  const outcomes: Outcome<Done>[] = []
  for (const each of all) {
    const { number } = each
    const result = await act(each).catch(unexpected)
    outcomes.push(result.ok ? { number, done: result.value } : { number, issues: result.issues })
  }
  return outcomes
}

function unexpected(error: unknown) {
  console.error(error)
  return fail(isUnavailable(error) ? 'bulk.unavailable' : 'bulk.unexpected', '')
}
