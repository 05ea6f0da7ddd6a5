import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { loggable } from '@/server/records/log/loggable'

/** As drizzle and pg throw when a row is refused. */
function failed(
  code = '23505',
  message = 'duplicate key value violates unique constraint "users_email_idx"',
) {
  const cause = Object.assign(new Error(message), {
    severity: 'ERROR',
    code,
    routine: '_bt_check_unique',
    constraint: 'users_email_idx',
    detail: 'Key (email)=(jo@example.ca) already exists.',
    where: "unnamed portal with parameters: $1 = 'jo@example.ca'",
  })
  const params = ['jo@example.ca', 'ring twice\nat the back\n    at noon', '12 King Street']
  const error = new Error(`Failed query: insert into users values ($1, $2, $3)\nparams: ${params.join()}`, {
    cause,
  })
  return Object.assign(error, {
    name: 'DrizzleQueryError',
    query: 'insert into users values ($1, $2, $3)',
    params,
  })
}
const PRIVATE = /example\.ca|twice|at the back|noon|King/

describe('what a log holds of a failed statement', () => {
  test('is the statement, the code and where it was made, and nothing of what was in it', () => {
    const text = inspect(loggable(failed()), { depth: 9 })
    expect(text).not.toMatch(PRIVATE)
    expect(text).toContain('insert into users values ($1, $2, $3)')
    expect(text).toContain('23505')
    expect(text).toContain('users_email_idx')
    expect(text).toContain('loggable.test.ts')
  })

  test.each([
    ['inside another error', new Error('Could not place the order.', { cause: failed() })],
    ['beside a message', { err: failed(), msg: 'A session could not be ended.' }],
    ['in a list', [failed(), { errors: [failed()] }]],
    ['as its stack', failed().stack],
    ['as its message', `Task failed: ${failed().message}`],
  ])('is the same %s', (_, value) => {
    const text = inspect(loggable(value), { depth: 9 })
    expect(text).not.toMatch(PRIVATE)
    expect(text).toContain('insert into users')
  })

  test('has no value that Postgres could not read', () => {
    const error = failed('22P02', 'invalid input syntax for type uuid: "12 King Street"')
    expect(inspect(loggable(error), { depth: 9 })).not.toMatch(PRIVATE)
  })

  test('leaves every other error as it is', () => {
    const error = new Error('Stripe is away.', { cause: new Error('timeout') })
    expect(loggable(error)).toBe(error)
    expect(loggable('a line')).toBe('a line')
    expect(loggable(7)).toBe(7)
  })

  test('comes to an end with an object that holds itself', () => {
    const circle: Record<string, unknown> = { err: failed() }
    circle.self = circle
    expect(inspect(loggable(circle), { depth: 1 })).toContain('insert into users')
  })
})
