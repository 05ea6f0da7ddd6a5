import { createHash } from 'node:crypto'
import { ApiError, badParam } from './errors'
import type { Form, FormValue } from './form'
import type { Answer, State } from './types'

/**
 * Idempotency as Stripe keeps it: the same key with the same parameters gets the first answer again; other
 * parameters or another endpoint are an error; a key still at work is a conflict.
 */
export function openAnswers({ answers }: State) {
  const working = new Set<string>()

  return {
    recall(key: string, path: string, asked: string): Answer | undefined {
      if (key.length > 255) throw badParam('Idempotency keys can be at most 255 characters long.')
      const answer = answers.get(key)
      if (answer && answer.path !== path)
        throw reused(key, `for the same endpoint they were first used for ('${answer.path}' vs '${path}')`)
      if (answer && answer.asked !== asked)
        throw reused(key, 'with the same parameters they were first used with')
      if (working.has(key)) throw conflict(key)
      return answer
    },
    begin: (key: string) => void working.add(key),
    end: (key: string) => void working.delete(key),
    keep: (key: string, answer: Answer) => void answers.set(key, answer),
  }
}

/** What was asked, whatever the order it was written in. */
export function digestOf(form: Form): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(form)))
    .digest('hex')
}

function sorted(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(sorted)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]))
}

function reused(key: string, how: string): ApiError {
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`
  return new ApiError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used ${how}. ${advice}`,
  )
}

function conflict(key: string): ApiError {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`
  return new ApiError(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' })
}
