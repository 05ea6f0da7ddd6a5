import 'server-only'
import * as oidc from 'openid-client'
import type { GooglePerson } from '@/domain/people/sign-in/google'
import { normalizeEmail } from '@/domain/people/email'
import { fail, ok, type Result } from '@/domain/result'
import { isLoopback } from '@/server/settings/loopback'

const GOOGLE = 'https://accounts.google.com'
export const CALLBACK = '/api/auth/google/callback'
const TIMEOUT_SECONDS = 5
const FRESH_MS = 60 * 60 * 1000

/** Google sign-in is offered only if a client id and secret are set. */
export const hasGoogle = () => Boolean(process.env.GOOGLE_CLIENT_ID && process.env.GOOGLE_CLIENT_SECRET)

/** OIDC state of a sign-in in progress, known only to this browser. */
export type Flow = { state: string; nonce: string; verifier: string }

/** Authorization URL for the browser, and the state to keep until it returns. */
export async function beginGoogle(locale: string): Promise<Result<{ url: string; flow: Flow }>> {
  const config = await configuration().catch(unreachable)
  if (!config) return fail('google.unreachable', '')
  const flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: siteUrl(CALLBACK).href,
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: locale,
  })
  return ok({ url: url.href, flow })
}

/** Exchanges the callback for the person. Verifies state, nonce, PKCE, issuer, audience, expiry and signature. */
export async function finishGoogle(search: string, flow: Flow): Promise<Result<GooglePerson>> {
  const config = await configuration().catch(unreachable)
  if (!config) return fail('google.unreachable', '')
  try {
    const tokens = await oidc.authorizationCodeGrant(config, siteUrl(CALLBACK + search), {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    })
    return personOf(tokens.claims())
  } catch (error) {
    return fail(codeOf(error), '')
  }
}

function personOf(claims: oidc.IDToken | undefined): Result<GooglePerson> {
  const line = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 80) : '')
  if (!claims || typeof claims.email !== 'string' || claims.email.length > 254)
    return fail('google.refused', '')
  return ok({
    sub: claims.sub,
    email: normalizeEmail(claims.email),
    isVerified: claims.email_verified === true,
    firstName: line(claims.given_name),
    lastName: line(claims.family_name),
  })
}

/** Whether Google refused or was unreachable. A cancelled sign-in is handled by the caller. */
function codeOf(error: unknown) {
  if (error instanceof oidc.ResponseBodyError && error.status < 500) return 'google.refused'
  const code = error instanceof oidc.ClientError ? error.code : undefined
  if (error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') {
    unreachable(error)
    return 'google.unreachable'
  }
  return 'google.refused'
}

function unreachable(error: unknown) {
  console.error(`Google is unreachable: ${error instanceof Error ? error.message : String(error)}`)
  return null
}

let known: { issuer: string; config: oidc.Configuration; until: number } | undefined

/** Discovery document of the provider, cached for an hour; failures are not cached. */
async function configuration(): Promise<oidc.Configuration> {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '' } = process.env
  const issuer = GOOGLE_ISSUER || GOOGLE
  if (!hasGoogle()) throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set.')
  if (known && known.issuer === issuer && known.until > Date.now()) return known.config
  const config = await oidc.discovery(
    new URL(issuer),
    GOOGLE_CLIENT_ID,
    undefined,
    oidc.ClientSecretPost(GOOGLE_CLIENT_SECRET),
    {
      timeout: TIMEOUT_SECONDS,
      // A stand-in on this machine uses plain HTTP; `env.ts` forbids it in production.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') && isLoopback(issuer) ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )
  known = { issuer, config, until: Date.now() + FRESH_MS }
  return config
}

const siteUrl = (path: string) => new URL(path, process.env.SITE_URL)
