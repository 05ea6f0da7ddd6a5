import { describe, expect, it } from 'vitest'
import { isUnavailable } from '@/server/db/connections/is-unavailable'

const coded = (code: string) => Object.assign(new Error('Something failed.'), { code })
const wrapped = (cause: unknown) => new Error('Failed query: select 1\nparams: ', { cause })

describe('a database that could not be asked', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    '08006',
    '53300',
    '57P01',
    '57P03',
    '57014',
    '55P03',
    '25P03',
  ])('is known by %s, also inside of an error of drizzle', (code) => {
    expect([coded(code), wrapped(coded(code))].map((error) => isUnavailable(error))).toEqual([true, true])
  })

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Error: cannot begin transaction: Failed query: begin',
  ])('is known by the words: %s', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true)
  })

  it('is known where each address of a host was tried', () => {
    expect(isUnavailable(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe(true)
  })
})

describe('an answer of the database, and what has nothing to do with it', () => {
  it.each(['23505', '22P02', '42P01', '40001', '42501', 'NEXT_REDIRECT'])(
    'is not taken for it: %s',
    (code) => {
      expect(isUnavailable(wrapped(coded(code)))).toBe(false)
    },
  )

  it('is not taken for it because a value says so', () => {
    const error = new Error('Failed query: insert into messages\nparams: connection terminated', {
      cause: coded('23505'),
    })
    expect(isUnavailable(error)).toBe(false)
  })

  it.each([null, undefined, 'ECONNREFUSED', 503, new Error('Unexpected.')])(
    'is not taken for it: %s',
    (what) => {
      expect(isUnavailable(what)).toBe(false)
    },
  )
})
