import { createServer } from 'node:http'
import Stripe from 'stripe'
import { startStripe, type StripeOptions } from '~/dev/stand-ins/stripe/server'

const SECRET = 'whsec_test'
export const SHOP = 'http://localhost:3000'

type Heard = { event: Stripe.Event | null; refused: string | null; body: string; header: string }

/** A shop that checks every webhook with the SDK and remembers what came, in the order it came. */
async function openShop() {
  const heard: Heard[] = []
  let status = 200
  const sdk = new Stripe('sk_test_unused')
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks).toString()
    const header = String(req.headers['stripe-signature'])
    const one = check(sdk, body, header)
    heard.push({ ...one, body, header })
    res.writeHead(one.event ? status : 400).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    heard,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/webhooks/stripe`,
    types: () => heard.map(({ event }) => event?.type),
    answerWith(next: number) {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function check(sdk: Stripe, body: string, header: string) {
  try {
    return { event: sdk.webhooks.constructEvent(body, header, SECRET), refused: null }
  } catch (error) {
    const isSignature = error instanceof Stripe.errors.StripeSignatureVerificationError
    return { event: null, refused: isSignature ? 'signature' : String(error) }
  }
}

export async function openWorld(options: Partial<StripeOptions> = {}) {
  const shop = await openShop()
  const start = (port = 0) =>
    startStripe({
      port,
      webhookUrl: shop.url,
      secretKey: 'sk_test_maru',
      webhookSecret: SECRET,
      backoff: [],
      ...options,
    })
  let stand = await start()

  const sdkAt = (port: number, more: Stripe.StripeConfig = {}) =>
    new Stripe('sk_test_maru', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, ...more })

  async function control(path: string, body: object = {}, method = 'POST') {
    const headers = { 'content-type': 'application/json' }
    const init = method === 'GET' ? {} : { method, headers, body: JSON.stringify(body) }
    return (await fetch(`${stand.url}/_control/${path}`, init)).json()
  }

  return {
    shop,
    control,
    stripe: sdkAt(stand.port),
    url: () => stand.url,
    sdk: (more?: Stripe.StripeConfig) => sdkAt(stand.port, more),
    raw: (path: string, init?: RequestInit) => fetch(stand.url + path, init),
    async restart() {
      await stand.close()
      stand = await start(stand.port)
    },
    async close() {
      await stand.close()
      await shop.close()
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>

export const ORDER: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  success_url: `${SHOP}/order/1?session={CHECKOUT_SESSION_ID}`,
  cancel_url: `${SHOP}/cart`,
  client_reference_id: 'checkout-1',
  customer_email: 'buyer@maru.test',
  metadata: { checkout: '1' },
  line_items: [
    {
      quantity: 12,
      price_data: {
        currency: 'cad',
        unit_amount: 2050,
        product_data: { name: 'Oak slat acoustic wall panel' },
      },
    },
    { quantity: 1, price_data: { currency: 'cad', unit_amount: 3198, product_data: { name: 'HST 13%' } } },
  ],
  payment_intent_data: { transfer_group: 'checkout-1', metadata: { checkout: '1' } },
}
export const TOTAL = 12 * 2050 + 3198
