import * as z from 'zod'
import { isProductionIn } from '@/domain/production'
import { fieldKeys } from './encryption'
import { missingForBucket } from './storage/bucket-settings'

const schema = z.object({
  DATABASE_URL: z.url(),
  DATABASE_URL_DIRECT: z.union([z.literal(''), z.url()]).optional(),
  SITE_URL: z.url(),
  PAYLOAD_SECRET: z.string().min(32),
  FIELD_ENCRYPTION_KEY: z.string().refine((keys) => fieldKeys(keys).length > 0, 'must be 32 bytes in base64'),
  INTERNAL_KEY: z.string().min(24),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().min(3),
})

const PLACEHOLDER = /change.?me|placeholder|example|secret-here|^(.)\1+$|your[-_]/i
const SECRETS = [
  'PAYLOAD_SECRET',
  'FIELD_ENCRYPTION_KEY',
  'INTERNAL_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'S3_SECRET_ACCESS_KEY',
] as const
const STAND_INS = ['STRIPE_API_URL', 'GOOGLE_ISSUER', 'S3_ENDPOINT'] as const

type Env = Record<string, string | undefined>

/** The demo uses stand-ins for external services and accounts with public passwords; production never does. */
export const isDemo = (env: Env = process.env) => env.MARU_DEMO === '1'

export const isProduction = (env: Env = process.env) => isProductionIn(env)

/** Lists what makes this environment unfit for production, one sentence each. */
export function faultsOf(env: Env = process.env): string[] {
  if (!isProduction(env)) return []
  const parsed = schema.safeParse(env)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} is missing or wrong.`)
  const placeholders = SECRETS.filter((name) => env[name] && PLACEHOLDER.test(env[name]))
  const standIns = STAND_INS.filter((name) => isLocal(env[name]))
  return [
    ...new Set(faults),
    ...missingForBucket(env).map(
      (name) => `${name} is missing: uploaded files need all of a bucket, or none of it.`,
    ),
    ...placeholders.map((name) => `${name} is a placeholder.`),
    ...(env.STRIPE_SECRET_KEY && !/^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY)
      ? ['STRIPE_SECRET_KEY is not a live key.']
      : []),
    ...standIns.map((name) => `${name} points at a stand-in.`),
    ...(isLocal(env.SMTP_URL) ? ['SMTP_URL points at a stand-in.'] : []),
    ...(env.S3_ENDPOINT && !env.S3_ENDPOINT.startsWith('https://')
      ? ['S3_ENDPOINT must begin with https://.']
      : []),
    ...(env.SITE_URL && !env.SITE_URL.startsWith('https://') ? ['SITE_URL must begin with https://.'] : []),
  ]
}

const isLocal = (url: string | undefined) => /\/\/([^@/]*@)?(localhost|127\.|\[::1\])/.test(url ?? '')
