import 'server-only'
import * as oidc from 'openid-client'
import type { GooglePerson } from '@/domain/people/google'
import { normalizeEmail } from '@/domain/people/email'
import { fail, ok, type Result } from '@/domain/result'

const GOOGLE = 'https://accounts.google.com'
export const CALLBACK = '/api/auth/google/callback'
const TIMEOUT_SECONDS = 5
const FRESH_MS = 60 * 60 * 1000

/** Whether there is a Google to sign in with: without an id and a secret nobody is offered it. */
export const hasGoogle = () => Boolean(process.env.GOOGLE_CLIENT_ID && process.env.GOOGLE_CLIENT_SECRET)

/** What only this browser knows of a sign-in under way. */
export type Flow = { state: string; nonce: string; verifier: string }

/** Where to send the browser, and what to remember until it is back. */
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

/** Trades what Google sent back for the person it is about. State, nonce, PKCE, issuer, audience, time and signature are checked. */
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

/** Whether Google refused or could not be reached. Somebody who cancels is sent back by the caller without a word. */
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
  console.error(`Google does not answer: ${error instanceof Error ? error.message : String(error)}`)
  return null
}

let known: { issuer: string; config: oidc.Configuration; until: number } | undefined

/** What the provider says of itself, asked once an hour; a failure is not kept. */
async function configuration(): Promise<oidc.Configuration> {
  const { GOOGLE_ISSUER: issuer = GOOGLE, GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '' } = process.env
  if (!hasGoogle()) throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set.')
  if (known && known.issuer === issuer && known.until > Date.now()) return known.config
  const config = await oidc.discovery(
    new URL(issuer),
    GOOGLE_CLIENT_ID,
    undefined,
    oidc.ClientSecretPost(GOOGLE_CLIENT_SECRET),
    {
      timeout: TIMEOUT_SECONDS,
      // The stand-in of this machine speaks plain HTTP; production refuses to start with one (`env.ts`).
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(issuer.startsWith('http://127.0.0.1:') ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )
  known = { issuer, config, until: Date.now() + FRESH_MS }
  return config
}

const siteUrl = (path: string) => new URL(path, process.env.SITE_URL)
