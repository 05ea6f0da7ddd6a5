import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Configuration, interactionPolicy, Provider } from 'oidc-provider'
import type { Accounts } from './accounts'
import { refusedPage } from './page'

export type Client = { id: string; secret: string; redirectUri: string }

/** Google's own paths, claims in the ID token as Google puts them there, PKCE always, a fresh choice at every sign-in. */
export async function createProvider(issuer: string, client: Client, accounts: Accounts): Promise<Provider> {
  const restore = hushNotices()
  try {
    const library = await import('oidc-provider')
    const configuration = await configure(client, accounts, library.interactionPolicy)
    return new library.Provider(issuer, configuration)
  } finally {
    restore()
  }
}

async function configure(
  client: Client,
  accounts: Accounts,
  { base, Check, Prompt }: typeof interactionPolicy,
): Promise<Configuration> {
  const policy = base()
  const chosen = new Check('choose', 'A person chooses the account', (ctx) => !ctx.oidc.result?.login)
  policy.get('login')?.checks.add(chosen)
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)

  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: false,
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      userinfo: '/v1/userinfo',
      jwks: '/oauth2/v3/certs',
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `/choose/${interaction.uid}` },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Grant: 3600,
      Session: 3600,
    },
    findAccount(_ctx, sub) {
      const claims = accounts.claimsOf(sub)
      return claims && { accountId: sub, claims: () => claims }
    },
    renderError(ctx, { error, error_description }) {
      ctx.type = 'html'
      ctx.body = refusedPage(`${error}: ${error_description ?? ''}`).text
    },
    // Google asks for consent to basic scopes by the choice of the account itself.
    async loadExistingGrant(ctx) {
      const { client: asking, session, provider } = ctx.oidc
      const grant = new provider.Grant({ clientId: asking?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(20).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  }
}

/** The library warns about its in-memory store and Node 20: right for a server, noise for a stand-in. */
function hushNotices(): () => void {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING')) warn(...words)
  }
  return () => {
    console.warn = warn
  }
}
