import * as z from 'zod'
import { emailAddressIn } from '@/domain/people/email'
import { keysIn } from './seal'

/** When a start needs it: always, not at all, with the others of its group, or on staging alone. */
export type VariableNeed = 'always' | 'optional' | 'for a bucket' | 'for Google' | 'on staging only'
type Variable = { need: VariableNeed; about: string; example?: string; check?: z.ZodType }

const secret = (least: number) => z.string().min(least)
const orEmpty = (check: z.ZodType) => z.union([z.literal(''), check]).optional()
/** Links are made from the root of the address: a path would be dropped. */
const hasNoPath = (url: string) => URL.canParse(url) && `${new URL(url).origin}/`.startsWith(url)
/** A second; less than one is fine. */
const rate = orEmpty(
  z.string().regex(/^(?=.*[1-9])\d{1,4}(?:\.\d{1,3})?$/, 'must be a number above 0, such as 10 or 0.5'),
)
const redis = z.url({ protocol: /^rediss?$/ })
const port = orEmpty(z.string().regex(/^\d{1,5}$/))

/** Every variable a production reads. `.env.example` and the table in docs/deploy.md are made from it (`npm run generate`). */
export const VARIABLES = {
  DATABASE_URL: {
    need: 'always',
    example: 'postgres://user:password@host:5432/maru',
    about: 'The database. Its user owns it, or has CREATE on it.',
    check: z.url(),
  },
  DATABASE_URL_DIRECT: {
    need: 'optional',
    about: 'Only where DATABASE_URL is a PgBouncer: the database itself, for LISTEN.',
    check: orEmpty(z.url()),
  },
  CACHE_URL: {
    need: 'optional',
    about:
      'A Redis (6 or newer) or Valkey in which web servers share the pages that they keep, by redis:// or rediss://.',
    check: orEmpty(redis),
  },
  BUS_URL: {
    need: 'optional',
    about:
      'A Redis or Valkey for messages between programs and limits on tries; it must forget nothing before its time. It may be the same.',
    check: orEmpty(redis),
  },
  DATABASE_READ_URL: {
    need: 'optional',
    about:
      'One streaming replica of that database, read by web servers for search, lists, product pages and other public reads.',
    check: orEmpty(z.url()),
  },
  DATABASE_POOL: {
    need: 'optional',
    about:
      'Most connections of one process to DATABASE_URL, and as many of a web server to DATABASE_READ_URL; at least 5, 10 unless said.',
    check: orEmpty(z.string().regex(/^(?:[5-9]|[1-9]\d{1,2})$/)),
  },
  SITE_URL: {
    need: 'always',
    example: 'https://shop.example',
    about: 'The address people see, by https and without a path; on staging a loopback address may be http.',
    check: z.url().refine(hasNoPath, 'must end with the name of the host or its port'),
  },
  ADMIN_URL: {
    need: 'optional',
    about:
      'A host of the panel’s own, by https and without a path: there is nothing of the panel at SITE_URL then.',
    check: orEmpty(z.url().refine(hasNoPath, 'must end with the name of the host or its port')),
  },
  MARU_STAGE: {
    need: 'optional',
    about:
      '`staging` for a shop that takes test keys and stand-ins, says so on every page and is never indexed.',
    check: orEmpty(z.enum(['production', 'staging'])),
  },
  PAYLOAD_SECRET: {
    need: 'always',
    about: 'Signs sessions. At least 32 characters: `openssl rand -hex 32`.',
    check: secret(32),
  },
  FIELD_ENCRYPTION_KEY: {
    need: 'always',
    about:
      'Seals bank accounts, second factors, cookies and links. 32 bytes in base64: `openssl rand -base64 32`. Older keys after it, by commas.',
    check: z.string().refine((keys) => keysIn(keys).length > 0, 'must be 32 bytes in base64'),
  },
  INTERNAL_KEY: {
    need: 'always',
    about:
      'What a web server shows itself to clear its pages, and signs those with that it shares. At least 24 characters: `openssl rand -hex 24`.',
    check: secret(24),
  },
  STRIPE_SECRET_KEY: {
    need: 'always',
    about: 'A live key (`sk_live_` or `rk_live_`); on staging a test key.',
    check: secret(1),
  },
  STRIPE_WEBHOOK_SECRET: {
    need: 'always',
    about: 'The signing secret of the webhook at `SITE_URL/api/webhooks/stripe`.',
    check: secret(1),
  },
  STRIPE_API_URL: {
    need: 'on staging only',
    about: 'A stand-in for Stripe, by https or at a loopback address.',
    check: orEmpty(z.url()),
  },
  SMTP_URL: {
    need: 'always',
    example: 'smtps://user:password@host:465',
    about: 'The mail server that sends; only on staging may it be at a loopback address.',
    check: z.url(),
  },
  MAIL_FROM: {
    need: 'always',
    example: '"Maru <hello@shop.example>"',
    about: 'The sender of all emails. `npm run setup` makes it the contact address.',
    check: z.string().refine((sender) => emailAddressIn(sender) !== null, 'must have an email address in it'),
  },
  SMTP_RATE: {
    need: 'optional',
    about: 'Most emails a second that all workers together send; no limit unless said.',
    check: rate,
  },
  STRIPE_RATE: {
    need: 'optional',
    about:
      'Most requests a second that all workers together send to Stripe, beside those of people who pay; no limit unless said.',
    check: rate,
  },
  MARU_DATA: {
    need: 'optional',
    example: '/var/lib/maru',
    about: 'The folder of uploaded files where there is no bucket; `.data` unless said.',
  },
  S3_BUCKET: { need: 'for a bucket', about: 'The bucket of uploaded files, closed to the public.' },
  S3_REGION: { need: 'for a bucket', about: 'Its region.' },
  S3_ACCESS_KEY_ID: {
    need: 'for a bucket',
    about: 'A key that lists the bucket and puts, gets and deletes its objects.',
  },
  S3_SECRET_ACCESS_KEY: { need: 'for a bucket', about: 'The secret of that key.' },
  S3_ENDPOINT: {
    need: 'optional',
    about: 'Of a bucket elsewhere than at Amazon, by https; on staging a loopback address may be http.',
    check: orEmpty(z.url()),
  },
  GOOGLE_CLIENT_ID: { need: 'for Google', about: 'Sign-in with Google. Without it there is no button.' },
  GOOGLE_CLIENT_SECRET: { need: 'for Google', about: 'The secret of that client.' },
  GOOGLE_ISSUER: {
    need: 'on staging only',
    about: 'A stand-in for Google, by https or at a loopback address.',
    check: orEmpty(z.url()),
  },
  SEARCH_URL: {
    need: 'optional',
    about: 'A search engine, as `mysql://HOST:9306` (docs/deploy.md). Without it Postgres searches.',
    check: orEmpty(z.url({ protocol: /^mysql$/ })),
  },
  TRANSLATOR_URL: {
    need: 'optional',
    about:
      'A LibreTranslate server that translates messages when their reader asks. They are sent to it: name it in the privacy policy if it is not yours. Without it nothing is translated.',
    check: orEmpty(z.url({ protocol: /^https?$/ })),
  },
  TRANSLATOR_KEY: { need: 'optional', about: 'Its key, if it asks for one.' },
  CARRIER_WEBHOOK_KEY: {
    need: 'optional',
    about: 'Shared with carriers that report deliveries. Without it `/api/webhooks/carrier` is closed.',
    check: orEmpty(secret(24)),
  },
  TRUST_PROXY: {
    need: 'optional',
    example: '1',
    about:
      'How many proxies of yours stand in front; each adds one address to `X-Forwarded-For`. 0 unless said.',
    check: orEmpty(z.string().regex(/^\d$/)),
  },
  METRICS_KEY: {
    need: 'optional',
    about:
      'Opens `/api/metrics` to a reader that brings it (docs/observe.md). At least 24 characters: `openssl rand -hex 24`. Without it there are no metrics to read.',
    check: orEmpty(secret(24)),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    need: 'optional',
    about: 'Where metrics and traces are sent by OTLP over HTTP. Without it none are.',
    check: orEmpty(z.url()),
  },
  OTEL_METRIC_EXPORT_INTERVAL: {
    need: 'optional',
    about: 'Milliseconds between two sendings of metrics; 60000 unless said.',
    check: orEmpty(z.string().regex(/^[1-9]\d{2,6}$/)),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    need: 'optional',
    about: 'The share of requests whose traces are sent, from 0 to 1; 1 unless said.',
    check: orEmpty(z.string().regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/)),
  },
  LOG_REQUESTS: {
    need: 'optional',
    about: '`off` writes no line for each request and email.',
    check: orEmpty(z.enum(['on', 'off'])),
  },
  HOST: {
    need: 'optional',
    example: '127.0.0.1',
    about: 'Where `npm run web` listens; 127.0.0.1 unless said.',
  },
  PORT: { need: 'optional', example: '3000', about: 'Its port; 3000 unless said.', check: port },
  LIVE_HOST: {
    need: 'optional',
    example: '127.0.0.1',
    about: 'Where `npm run live` listens; 127.0.0.1 unless said.',
  },
  LIVE_PORT: { need: 'optional', example: '3001', about: 'Its port; 3001 unless said.', check: port },
} satisfies Record<string, Variable>

export type VariableName = keyof typeof VARIABLES

export const variables = () => Object.entries<Variable>(VARIABLES) as [VariableName, Variable][]
