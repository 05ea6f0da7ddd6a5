import { answer } from '~/dev/stand-ins/http'
import { refuseInProduction, serve, type Handler } from '~/dev/stand-ins/serve'
import { openAccounts } from './accounts'
import { choose } from './choose'
import { picture } from './page'
import { createProvider } from './provider'

export type GoogleOptions = { port: number; siteUrl: string; clientId?: string; clientSecret?: string }

/** Sign in with Google without Google: a real OpenID provider with a page to choose who one is. */
export async function startGoogle({ port, siteUrl, clientId, clientSecret }: GoogleOptions) {
  refuseInProduction()
  // The issuer carries the port, so the door opens first and the provider moves in behind it.
  let handle: Handler = async (_req, res) => answer(res, 503, 'text/plain', 'Starting.')
  const web = await serve((req, res) => handle(req, res), port, 'the Google stand-in')
  const accounts = openAccounts(web.url)
  const client = {
    id: clientId ?? 'maru-demo',
    secret: clientSecret ?? 'maru-demo-google-secret',
    redirectUri: `${siteUrl}/api/auth/google/callback`,
  }
  const provider = await createProvider(web.url, client, accounts).catch(async (error: unknown) => {
    await web.close()
    throw error
  })
  const protocol = provider.callback()

  handle = async (req, res) => {
    const path = req.url ?? '/'
    const [, sub] = /^\/pictures\/(\d+)\.svg$/.exec(path) ?? []
    if (sub) return answer(res, 200, 'image/svg+xml', picture(sub, accounts.claimsOf(sub)?.name ?? '?'))
    if (path.startsWith('/choose/')) return choose(provider, accounts, req, res)
    await protocol(req, res)
  }
  return { issuer: web.url, ...web }
}
