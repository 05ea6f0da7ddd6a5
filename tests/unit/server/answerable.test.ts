import { expect, test } from 'vitest'
import * as health from '@/app/api/health/route'
import { answerable } from '@/server/next/answerable'

test('TRACE leads to a route that refuses its method', () => {
  expect(answerable({ method: 'TRACE', url: '/api/session' })).toEqual({ method: 'PUT', url: '/api/health' })
  expect(Object.keys(health)).not.toContain('PUT')
})

test('what is asked of no path leads to one that is not there', () => {
  expect(answerable({ method: 'OPTIONS', url: '*' })).toEqual({ method: 'OPTIONS', url: '/*' })
})

test.each(['/', '/%ff', '/search?q=*'])('%s is asked as it was, or escaped', (url) => {
  expect(answerable({ method: 'GET', url })).toEqual({ method: 'GET', url: url.replace('%', '%25') })
})
