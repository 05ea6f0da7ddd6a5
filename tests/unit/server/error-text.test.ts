import { expect, test } from 'vitest'
import { errorText } from '@/server/records/log/error-text'

test.each([
  ['an error and its causes', new Error('No page', { cause: new Error('timeout') }), 'No page: timeout'],
  ['what was thrown and is no error', 'away', 'away'],
  ['nothing', undefined, ''],
])('%s', (_, error, text) => {
  expect(errorText(error)).toBe(text)
})

test('a failed statement is shown without its parameters, and at most 1,000 characters of it', () => {
  const failed = Object.assign(new Error('Failed query: select $1\nparams: jo@maru.test'), {
    params: ['jo@maru.test'],
  })
  expect(errorText(failed)).toBe('Failed query: select $1')
  expect(errorText(new Error('x'.repeat(5_000)))).toHaveLength(1_000)
})
