import * as z from 'zod'
import { isProductionIn, isStagingIn } from '@/domain/values/production'
import { ownUrl } from '@/server/http/addresses/own-url'
import { isLoopback } from './loopback'
import { missingForBucket } from '@/server/storage/bucket-settings'
import { variables, type VariableName } from './variables'

const schema = z.object(
  Object.fromEntries(variables().flatMap(([name, { check }]) => (check ? [[name, check]] : []))),
)

const PLACEHOLDER = /change.?me|placeholder|example|secret-here|^(.)\1+$|your[-_]/i
const SECRETS = [
  'PAYLOAD_SECRET',
  'FIELD_ENCRYPTION_KEY',
  'INTERNAL_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_KEY',
] as const satisfies VariableName[]

/** As they stand in `.env.example`: the ending `.example` belongs to nobody. */
const OF_NOBODY = /[@/.]example(?![\w.-])/i
const OURS = ['SITE_URL', 'ADMIN_URL', 'MAIL_FROM'] as const satisfies VariableName[]

/** Only stand-ins are named by these. */
const STAND_INS = ['STRIPE_API_URL', 'GOOGLE_ISSUER'] as const satisfies VariableName[]
const BY_HTTPS = [...STAND_INS, 'S3_ENDPOINT', 'SITE_URL', 'ADMIN_URL'] as const satisfies VariableName[]
const FOR_GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const satisfies VariableName[]

type Env = Record<string, string | undefined>

/** The demo: stand-ins and demo accounts. The launcher or the command line sets it, never `.env` (`src/run.mjs`). */
export const isDemo = (env: Env = process.env) => env.MARU_DEMO === '1'

export const isProduction = (env: Env = process.env) => isProductionIn(env)

export const isStaging = (env: Env = process.env) => isStagingIn(env)

/** Lists what makes this environment unfit for production, or for staging, one sentence each. */
export function faultsOf(env: Env = process.env): string[] {
  if (!isProduction(env)) return []
  const parsed = schema.safeParse(env)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} is missing or wrong.`)
  const placeholders = [
    ...SECRETS.filter((name) => env[name]?.split(',').some((each) => PLACEHOLDER.test(each))),
    ...OURS.filter((name) => OF_NOBODY.test(env[name] ?? '')),
  ]
  return [
    ...new Set(faults),
    ...missingForBucket(env).map(
      (name) => `${name} is missing: uploaded files need all of a bucket, or none of it.`,
    ),
    ...missingForGoogle(env).map((name) => `${name} is missing: Google needs both of its settings, or none.`),
    ...placeholders.map((name) => `${name} is a placeholder.`),
    ...(env.ADMIN_URL && isOwnAddress(env.ADMIN_URL, env)
      ? ['ADMIN_URL must not be the address at which the web server reaches itself.']
      : []),
    ...(isSharingHost(env) ? ['ADMIN_URL must have another host than SITE_URL.'] : []),
    ...(isStaging(env) ? faultsOfStaging(env) : faultsOfLive(env)),
  ]
}

function faultsOfLive(env: Env): string[] {
  return [
    ...(env.STRIPE_SECRET_KEY && !/^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY)
      ? ['STRIPE_SECRET_KEY is not a live key.']
      : []),
    ...STAND_INS.filter((name) => env[name]).map((name) => `${name} points at a stand-in.`),
    ...(['S3_ENDPOINT', 'SMTP_URL'] as const)
      .filter((name) => isLocal(env[name]))
      .map((name) => `${name} points at a stand-in.`),
    ...withoutHttps(env, BY_HTTPS),
  ]
}

/** Nobody is charged on staging: a live key is a mistake there (rule Q12). */
function faultsOfStaging(env: Env): string[] {
  return [
    ...(env.STRIPE_SECRET_KEY && !/^(sk|rk)_test_/.test(env.STRIPE_SECRET_KEY)
      ? ['STRIPE_SECRET_KEY is not a test key, which staging needs.']
      : []),
    ...withoutHttps(
      env,
      BY_HTTPS.filter((name) => !isLoopback(env[name])),
    ),
  ]
}

const withoutHttps = (env: Env, names: readonly VariableName[]) =>
  names
    .filter((name) => env[name] && !env[name].startsWith('https://'))
    .map((name) => `${name} must begin with https://.`)

/** Our own requests are the shop's (src/server/http/addresses/own-url.ts). */
const isOwnAddress = (url: string, env: Env) =>
  URL.canParse(url) && new URL(url).host === new URL(ownUrl('/', env)).host

/** Cookies are the same at every port of a host. */
const isSharingHost = ({ SITE_URL = '', ADMIN_URL = '' }: Env) =>
  URL.canParse(SITE_URL) &&
  URL.canParse(ADMIN_URL) &&
  new URL(SITE_URL).hostname === new URL(ADMIN_URL).hostname

const missingForGoogle = (env: Env) =>
  FOR_GOOGLE.some((name) => env[name]) ? FOR_GOOGLE.filter((name) => !env[name]) : []

/** Refuses too much rather than too little: a host may only seem to be this machine. */
const isLocal = (url: string | undefined) => /\/\/([^@/]*@)?(localhost|127\.|\[::1\])/.test(url ?? '')
