import { describe, expect, test } from 'vitest'
import { faultsOf } from '@/server/settings/env'
import { isLoopback } from '@/server/settings/loopback'
import { runTimeHeaders } from '@/server/http/headers/run-time-headers'
import { variables } from '@/server/settings/variables'
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
  ['CACHE_URL', 'http://cache.shop.test:6379'],
  ['BUS_URL', 'cache:6379'],
  ['DATABASE_READ_URL', 'not an address'],
  ['DATABASE_POOL', '4'],
  ['DATABASE_POOL', 'many'],
  ['FIELD_ENCRYPTION_KEY', Buffer.alloc(32, 7).toString('base64').slice(4)],
  ['STRIPE_SECRET_KEY', 'sk_test_51Habc'],
  ['STRIPE_API_URL', 'http://127.0.0.1:3004'],
  ['STRIPE_API_URL', 'https://stripe.staging.shop'],
  ['GOOGLE_ISSUER', 'http://localhost:3005'],
  ['GOOGLE_ISSUER', 'https://accounts.staging.shop'],
  ['MARU_STAGE', 'stageing'],
  ['CARRIER_WEBHOOK_KEY', 'short'],
  ['TRUST_PROXY', 'true'],
  ['PORT', 'http'],
  ['SMTP_URL', 'smtp://127.0.0.1:3003'],
  ['SITE_URL', 'http://maru.shop'],
  ['SITE_URL', 'https://shop.example'],
  ['SITE_URL', 'https://maru.shop/store'],
  ['MAIL_FROM', 'Maru <hello@shop.example>'],
  ['MAIL_FROM', 'Maru'],
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
  const needed = variables().flatMap(([name, { need }]) => (need === 'always' ? [name] : []))
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual(needed.map((name) => `${name} is missing or wrong.`))
})

test('development and the demo are let be', () => {
  expect(faultsOf({ NODE_ENV: 'development' })).toEqual([])
  expect(faultsOf({ NODE_ENV: 'production', MARU_DEMO: '1' })).toEqual([])
})

test('Google is set up whole or not at all', () => {
  const without = { ...fit, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: undefined }
  expect(faultsOf(without)).toEqual([])
})

describe('staging', () => {
  const staging = { ...fit, MARU_STAGE: 'staging', STRIPE_SECRET_KEY: 'sk_test_51Habc' }

  test('takes test keys, and stand-ins by https or on this machine', () => {
    expect(faultsOf(staging)).toEqual([])
    expect(
      faultsOf({
        ...staging,
        SITE_URL: 'http://localhost:3000',
        STRIPE_API_URL: 'http://127.0.0.1:3004',
        GOOGLE_ISSUER: 'https://accounts.staging.shop',
        SMTP_URL: 'smtp://127.0.0.1:3003',
        ...BUCKET,
        S3_ENDPOINT: 'http://[::1]:3006',
      }),
    ).toEqual([])
  })

  test.each([
    ['STRIPE_SECRET_KEY', 'sk_live_51Habc'],
    ['STRIPE_SECRET_KEY', 'sk_test_change-me'],
    ['STRIPE_API_URL', 'http://stripe.staging.shop'],
    ['STRIPE_API_URL', 'http://127.0.0.1.staging.shop'],
    ['GOOGLE_ISSUER', 'http://localhost@staging.shop'],
    ['SITE_URL', 'http://staging.maru.shop'],
    ['PAYLOAD_SECRET', 'short'],
    ['SMTP_URL', ''],
  ])('refuses %s as %s', (name, value) => {
    expect(faultsOf({ ...staging, [name]: value }).join(' ')).toContain(name)
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://127.8.9.10:1/x', 'https://[::1]/'])(
    '%s is this machine',
    (url) => expect(isLoopback(url)).toBe(true),
  )
  test.each([
    'http://localhost.shop',
    'http://127.0.0.1.shop',
    'http://user@shop',
    'localhost',
    '',
    undefined,
  ])('%s is another', (url) => expect(isLoopback(url)).toBe(false))
})

test('the server says what depends on where it runs', () => {
  const secure = { ...fit, SITE_URL: 'https://maru.shop' }
  expect(runTimeHeaders(secure)).toEqual([
    ['Strict-Transport-Security', expect.stringContaining('max-age=63072000')],
  ])
  expect(runTimeHeaders({ ...secure, SITE_URL: 'http://localhost:3000' })).toEqual([])
  expect(runTimeHeaders({ ...secure, SITE_URL: 'http://localhost:3000', MARU_STAGE: 'staging' })).toEqual([
    ['X-Robots-Tag', 'noindex, nofollow'],
  ])
})

test('the panel has a host of its own or none: cookies are the same at every port', () => {
  const at = (ADMIN_URL: string) => faultsOf({ ...fit, SITE_URL: 'https://maru.shop', ADMIN_URL })
  expect(at('https://desk.maru.shop')).toEqual(at(''))
  expect(at('https://maru.shop:8443')).toContain('ADMIN_URL must have another host than SITE_URL.')
  expect(at('http://desk.maru.shop')).toContain('ADMIN_URL must begin with https://.')
  expect(at('https://127.0.0.1:3000').join()).toContain('at which the web server reaches itself')
  expect(at('https://desk.maru.shop/panel')).toContain('ADMIN_URL is missing or wrong.')
})
