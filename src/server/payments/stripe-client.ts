import Stripe from 'stripe'
import { turnWith } from '@/server/db/statements/provider-turns'
import { DeniedByProvider, Unreachable } from './provider'

const TIMEOUT = 10_000

let client: Stripe | undefined

/** The Stripe client of this process; STRIPE_API_URL points it at a stand-in. */
export function stripe(): Stripe {
  client ??= new Stripe(process.env.STRIPE_SECRET_KEY ?? '', {
    ...endpointOf(process.env.STRIPE_API_URL),
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return client
}

function endpointOf(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

/** Keeps to the rate of workers, and separates a refusal (nothing was done) from an inconclusive failure. */
export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  await turnWith('stripe')
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw error instanceof Stripe.errors.StripeInvalidRequestError
      ? new DeniedByProvider(message, { cause: error })
      : new Unreachable(message, { cause: error })
  }
}
