import { expect, test } from 'vitest'
import { securityHeaders } from '@/server/http/security-headers'

const headers = Object.fromEntries(
  securityHeaders({ NODE_ENV: 'production' }).map(({ key, value }) => [key, value]),
)

test('no other site frames a page, reads its type otherwise, or learns its path', () => {
  expect(headers).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
})

test('a page runs no script, sends no form and opens no frame of another site', () => {
  const rules = headers['Content-Security-Policy']?.split('; ') ?? []
  expect(rules.filter((rule) => /https?:|\*|unsafe-eval/.test(rule))).toEqual([])
  expect(rules).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "object-src 'none'",
      "base-uri 'self'",
    ]),
  )
})
