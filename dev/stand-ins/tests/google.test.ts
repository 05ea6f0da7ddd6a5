import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGoogle } from '~/dev/stand-ins/google/server'
import { openBrowser } from '~/dev/stand-ins/browser'

const SITE = 'http://localhost:3000'
const CALLBACK = `${SITE}/api/auth/google/callback`
let google: Awaited<ReturnType<typeof startGoogle>>
let discovered: Record<string, string>

beforeAll(async () => {
  google = await startGoogle({ port: 0, siteUrl: SITE, clientId: 'maru-demo', clientSecret: 'secret' })
  discovered = await (await fetch(`${google.issuer}/.well-known/openid-configuration`)).json()
})
afterAll(() => google.close())

type Asked = Record<string, string>

/** Opens the account page the way the site would send a person there. */
async function start(changes: Asked = {}, browser = openBrowser(google.issuer)) {
  const verifier = randomBytes(32).toString('base64url')
  const asked: Asked = {
    client_id: 'maru-demo',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }
  const step = await browser.visit(`${discovered.authorization_endpoint}?${new URLSearchParams(asked)}`)
  return { browser, verifier, ...step }
}

async function signIn(form: Record<string, string>, changes: Asked = {}) {
  const { browser, verifier, url } = await start(changes)
  const answer = new URL((await browser.post(url, form)).url)
  return { verifier, answer, code: answer.searchParams.get('code') ?? '' }
}

async function exchange(code: string, verifier: string, secret = 'secret') {
  const body = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier }
  const form = new URLSearchParams({ ...body, client_id: 'maru-demo', client_secret: secret })
  const response = await fetch(discovered.token_endpoint ?? '', { method: 'POST', body: form })
  return { status: response.status, body: await response.json() }
}

async function claimsOf(token: string) {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const { keys } = await (await fetch(discovered.jwks_uri ?? '')).json()
  const key = createPublicKey({ key: keys.find((one: { kid: string }) => one.kid === kid), format: 'jwk' })
  const good = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${payload}`),
    key,
    Buffer.from(signature, 'base64url'),
  )
  expect(good).toBe(true)
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

const TYPED = { email: 'jo.park@example.com', name: 'Jo Park', verified: 'yes' }

describe('the Google stand-in', () => {
  it('describes itself as an OpenID provider', () => {
    expect(discovered).toMatchObject({
      issuer: google.issuer,
      authorization_endpoint: `${google.issuer}/o/oauth2/v2/auth`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    })
  })

  it('gives the chosen account in a signed ID token, with state and nonce', async () => {
    const { answer, code, verifier } = await signIn(TYPED)
    expect(answer.href).toContain(`${CALLBACK}?`)
    expect(answer.searchParams.get('state')).toBe('state-1')
    const { status, body } = await exchange(code, verifier)
    expect(status).toBe(200)
    expect(await claimsOf(body.id_token)).toMatchObject({
      iss: google.issuer,
      aud: 'maru-demo',
      nonce: 'nonce-1',
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'jo.park@example.com',
      email_verified: true,
      name: 'Jo Park',
      given_name: 'Jo',
      family_name: 'Park',
      picture: expect.stringContaining(google.issuer),
    })
    const userinfo = await fetch(discovered.userinfo_endpoint ?? '', {
      headers: { authorization: `Bearer ${body.access_token}` },
    })
    expect(await userinfo.json()).toMatchObject({ email: 'jo.park@example.com' })
  })

  it('is the same person for the same address, and says when it is not verified', async () => {
    const claims = async (form: Record<string, string>) => {
      const { code, verifier } = await signIn(form)
      return claimsOf((await exchange(code, verifier)).body.id_token)
    }
    const verified = await claims(TYPED)
    const unverified = await claims({ email: 'JO.PARK@example.com', name: '' })
    expect(unverified.sub).toBe(verified.sub)
    expect(unverified.email_verified).toBe(false)
  })

  it('offers demo accounts with a picture', async () => {
    const { browser, url, response } = await start({ prompt: 'consent select_account' })
    const [, sub = ''] = /value="(\d{21})"/.exec(await response.text()) ?? []
    expect((await fetch(`${google.issuer}/pictures/${sub}.svg`)).headers.get('content-type')).toBe(
      'image/svg+xml',
    )
    expect((await browser.post(url, { sub })).url).toContain(`${CALLBACK}?code=`)
  })

  it('asks again at every sign-in, in the same browser too', async () => {
    const { browser, url } = await start()
    expect((await browser.post(url, TYPED)).url).toContain('code=')
    expect((await start({}, browser)).url).toContain('/choose/')
    expect((await start({ prompt: 'none' }, browser)).url).toContain('error=interaction_required')
  })

  it('reports a cancelled sign-in as access_denied', async () => {
    const { browser, url } = await start()
    const answer = new URL((await browser.post(`${url}/cancel`, {})).url)
    expect(answer.searchParams.get('error')).toBe('access_denied')
    expect(answer.searchParams.get('state')).toBe('state-1')
  })

  it('asks for an address that is one', async () => {
    const { browser, url } = await start()
    const { response } = await browser.post(url, { email: 'nobody', name: '' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Enter an e-mail address.')
  })

  it.each([
    ['a wrong verifier', 'x'.repeat(43), 'secret', 'invalid_grant'],
    ['a wrong client secret', undefined, 'other', 'invalid_client'],
  ])('refuses %s', async (_what, wrong, secret, error) => {
    const { code, verifier } = await signIn(TYPED)
    const { status, body } = await exchange(code, wrong ?? verifier, secret)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.error).toBe(error)
  })

  it('takes a code once', async () => {
    const { code, verifier } = await signIn(TYPED)
    expect((await exchange(code, verifier)).status).toBe(200)
    expect((await exchange(code, verifier)).body.error).toBe('invalid_grant')
  })

  it('requires PKCE', async () => {
    const { url } = await start({ code_challenge: '', code_challenge_method: '' })
    expect(new URL(url).searchParams.get('error')).toBe('invalid_request')
  })

  it('sends nobody to an address that is not registered', async () => {
    const { response } = await start({ redirect_uri: 'http://evil.test/api/auth/google/callback' })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain('redirect_uri')
  })
})
