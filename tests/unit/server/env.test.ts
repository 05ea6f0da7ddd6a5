import { expect, test } from 'vitest'
import { faultsOf } from '@/server/env'
import { securityHeaders } from '@/server/security-headers'

const fit = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://maru:pw@db.internal:5432/maru',
  SITE_URL: 'https://maru.shop',
  PAYLOAD_SECRET: '0f9c2b7e4a1d8e6f3c5b7a9d2e4f6081',
  BANK_KEY: Buffer.from('q8Zk2vX9w1Lm4nB7tY3uR6eP0sD5fG8h').toString('base64'),
  INTERNAL_KEY: 'b7e4a1d8e6f3c5b7a9d2e4f6',
  STRIPE_SECRET_KEY: 'sk_live_51Habc',
  STRIPE_WEBHOOK_SECRET: 'whsec_9f8e7d',
  GOOGLE_CLIENT_ID: '123.apps',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-9f8e7d',
  SMTP_URL: 'smtps://maru:pw@mail.internal:465',
  MAIL_FROM: 'Maru <hello@maru.shop>',
}

test('a complete environment has no fault', () => {
  expect(faultsOf(fit)).toEqual([])
})

test.each(Object.keys(fit).filter((name) => name !== 'NODE_ENV'))('%s missing is said by name', (name) => {
  expect(faultsOf({ ...fit, [name]: undefined }).join(' ')).toContain(name)
})

test.each([
  ['PAYLOAD_SECRET', 'change-me-change-me-change-me-change-me'],
  ['PAYLOAD_SECRET', 'short'],
  ['BANK_KEY', Buffer.alloc(32, 7).toString('base64').slice(4)],
  ['STRIPE_SECRET_KEY', 'sk_test_51Habc'],
  ['STRIPE_API_URL', 'http://127.0.0.1:3004'],
  ['GOOGLE_ISSUER', 'http://localhost:3005'],
  ['SMTP_URL', 'smtp://127.0.0.1:3003'],
  ['SITE_URL', 'http://maru.shop'],
])('%s as %s is a fault', (name, value) => {
  expect(faultsOf({ ...fit, [name]: value }).join(' ')).toContain(name)
})

test('all faults are told at once', () => {
  expect(faultsOf({ NODE_ENV: 'production' }).length).toBeGreaterThanOrEqual(11)
})

test('development and the demo are let be', () => {
  expect(faultsOf({ NODE_ENV: 'development' })).toEqual([])
  expect(faultsOf({ NODE_ENV: 'production', MARU_DEMO: '1' })).toEqual([])
})

test('no policy allows eval in production, and a secure site says so for two years', () => {
  const of = (env: Record<string, string>) =>
    Object.fromEntries(securityHeaders(env).map(({ key, value }) => [key, value]))
  expect(of({ NODE_ENV: 'production' })['Content-Security-Policy']).not.toContain('unsafe-eval')
  expect(of({ NODE_ENV: 'production' })['Strict-Transport-Security']).toBeUndefined()
  expect(
    of({ NODE_ENV: 'production', SITE_URL: 'https://maru.shop' })['Strict-Transport-Security'],
  ).toContain('63072000')
})
