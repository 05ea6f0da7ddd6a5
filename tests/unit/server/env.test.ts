import { expect, test } from 'vitest'
import { faultsOf } from '@/server/env'
import { securityHeaders } from '@/server/http/security-headers'
import { FIT_FOR_PRODUCTION as fit } from '~/tests/support/process/production'

test('a complete environment has no fault', () => {
  expect(faultsOf(fit)).toEqual([])
})

test.each(Object.keys(fit).filter((name) => name !== 'NODE_ENV'))('%s missing is said by name', (name) => {
  expect(faultsOf({ ...fit, [name]: undefined }).join(' ')).toContain(name)
})

test.each([
  ['PAYLOAD_SECRET', 'change-me-change-me-change-me-change-me'],
  ['PAYLOAD_SECRET', 'short'],
  ['DATABASE_URL_DIRECT', 'not an address'],
  ['FIELD_ENCRYPTION_KEY', Buffer.alloc(32, 7).toString('base64').slice(4)],
  ['STRIPE_SECRET_KEY', 'sk_test_51Habc'],
  ['STRIPE_API_URL', 'http://127.0.0.1:3004'],
  ['GOOGLE_ISSUER', 'http://localhost:3005'],
  ['SMTP_URL', 'smtp://127.0.0.1:3003'],
  ['SITE_URL', 'http://maru.shop'],
  ['S3_ENDPOINT', 'http://127.0.0.1:3006'],
  ['S3_ENDPOINT', 'http://files.maru.shop'],
])('%s as %s is a fault', (name, value) => {
  expect(faultsOf({ ...fit, [name]: value }).join(' ')).toContain(name)
})

const BUCKET = {
  S3_BUCKET: 'maru-files',
  S3_REGION: 'ca-central-1',
  S3_ACCESS_KEY_ID: 'AKIA5F2Q',
  S3_SECRET_ACCESS_KEY: 'p3Kx8vQ1mZ',
}

test('all of a bucket is fit for production, with or without an address of its own, and so is none of it', () => {
  expect(faultsOf({ ...fit, ...BUCKET })).toEqual([])
  expect(faultsOf({ ...fit, ...BUCKET, S3_ENDPOINT: 'https://files.maru.shop' })).toEqual([])
  expect(faultsOf({ ...fit, S3_BUCKET: '' })).toEqual([])
})

test('an address past a PgBouncer may be named or left out', () => {
  expect(faultsOf({ ...fit, DATABASE_URL_DIRECT: '' })).toEqual([])
  expect(faultsOf({ ...fit, DATABASE_URL_DIRECT: fit.DATABASE_URL })).toEqual([])
})

test.each(Object.keys(BUCKET))('a bucket without %s is a fault', (name) => {
  expect(faultsOf({ ...fit, ...BUCKET, [name]: '' }).join(' ')).toContain(`${name} is missing`)
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
