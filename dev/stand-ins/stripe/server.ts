import { answerJson, answerPage, redirect } from '~/dev/stand-ins/http'
import { refuseInProduction, serve, type Handler } from '~/dev/stand-ins/serve'
import { api } from './api'
import { act, control } from './control'
import { dashboardPage } from './dashboard-page'
import { ApiError, unknownUrl } from './errors'
import { payRoutes } from './pay-routes'
import { openWorld, type World } from './world'

export type StripeOptions = {
  port: number
  webhookUrl: string
  secretKey?: string
  webhookSecret?: string
  file?: string
  merchant?: string
  backoff?: number[]
}

/** Stripe without Stripe: the API the SDK talks to, the page a buyer pays on, and the webhooks that follow. */
export async function startStripe(options: StripeOptions) {
  refuseInProduction()
  let handle: Handler = async (_req, res) => answerJson(res, 503, { error: { message: 'Starting.' } })
  const web = await serve((req, res) => handle(req, res), options.port, 'the Stripe stand-in')
  const secretKey = options.secretKey ?? 'sk_test_maru_demo'
  const webhookSecret = options.webhookSecret ?? 'whsec_maru_demo'
  try {
    const world = openWorld({
      url: web.url,
      secretKey,
      merchant: options.merchant ?? new URL(options.webhookUrl).host,
      endpoint: { url: options.webhookUrl, secret: webhookSecret },
      file: options.file,
      backoff: options.backoff,
    })
    handle = handlerOf(world)
    const close = async () => {
      await web.close()
      await world.close()
    }
    return { url: web.url, port: web.port, secretKey, webhookSecret, close }
  } catch (error) {
    await web.close()
    throw error
  }
}

function handlerOf(world: World): Handler {
  return async (req, res) => {
    const path = req.url ?? '/'
    if (path.startsWith('/v1/')) return api(world, req, res)
    if (path.startsWith('/c/pay/')) return payRoutes(world, req, res)
    if (path.startsWith('/_control')) return control(world, req, res)
    if (path.startsWith('/desk/') && req.method === 'POST') {
      // Pressed twice, the second press has nothing to do: the page shows how things stand.
      await act(world, `POST ${path.slice('/desk/'.length)}`, {}).catch(onlyRefused)
      return redirect(res, '/')
    }
    if (path === '/') return answerPage(res, 200, dashboardPage(world.state))
    const missing = unknownUrl(req.method ?? 'GET', path)
    answerJson(res, missing.status, missing.body)
  }
}

function onlyRefused(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
