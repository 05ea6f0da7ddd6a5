import { expect, test } from 'vitest'
import { escapeMalformedPath } from '@/server/next/escape-malformed-path'

test.each([
  ['/%ff', '/%25ff'],
  ['/fr/%E0%A4%A?q=%ff', '/fr/%25E0%25A4%25A?q=%ff'],
  ['/a%20b%', '/a%2520b%25'],
  ['/product/a%00b?q=%00', '/product/a%2500b?q=%00'],
])('%s has escapes that mean no text: they are taken for text', (url, whole) => {
  expect(escapeMalformedPath(url)).toBe(whole)
  expect(() => decodeURIComponent(escapeMalformedPath(url).split('?')[0] ?? '')).not.toThrow()
})

test.each(['/', '/ko/%EC%88%98%EC%A0%84', '/search?q=%ff', '/a%20b?c=%', '*', ''])('%s stays', (url) => {
  expect(escapeMalformedPath(url)).toBe(url)
})
