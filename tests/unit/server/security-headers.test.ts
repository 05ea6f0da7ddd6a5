import { expect, test } from 'vitest'
import { contentPolicy } from '@/server/http/headers/content-policy'
import { securityHeaders } from '@/server/http/headers/security-headers'

const headers = Object.fromEntries(securityHeaders().map(({ key, value }) => [key, value]))
const PRODUCTION = { NODE_ENV: 'production' }
const rules = (given: Parameters<typeof contentPolicy>[0], env = PRODUCTION) =>
  contentPolicy(given, env).split('; ')

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
  const shop = rules({ sources: "'sha256-x'" })
  expect(shop.filter((rule) => /https?:|\*|unsafe-eval/.test(rule))).toEqual([])
  expect(shop).toEqual(
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

test('an inline script runs only where the answer names it', () => {
  expect(rules({ sources: "'sha256-x'" })).toContain("script-src 'self' 'sha256-x'")
  expect(rules({})).toContain("script-src 'self'")
  expect(rules({ sources: "'sha256-x'" }, { NODE_ENV: 'development' })).toContain(
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  )
})

test('the panel frames its own previews, is in no frame, and previews frame nothing', () => {
  const frames = (given: object) => rules(given).filter((rule) => rule.startsWith('frame-'))
  expect(frames({ isPanel: true })).toEqual(["frame-src 'self'", "frame-ancestors 'none'"])
  expect(frames({ isPreview: true })).toEqual(["frame-src 'none'", "frame-ancestors 'self'"])
})
