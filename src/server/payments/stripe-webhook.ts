import type Stripe from 'stripe'
import { stripe } from './stripe-client'
import type { ProviderEvent } from './provider'
import { providerEventOf } from './stripe-events'

export type SignedEvent = { id: string; type: string }

/** The event if Stripe signed exactly this body recently; else null. */
export function readSigned(body: string, signature: string | null): SignedEvent | null {
  try {
    const secret = process.env.STRIPE_WEBHOOK_SECRET ?? ''
    const { id, type } = stripe().webhooks.constructEvent(body, signature ?? '', secret)
    return { id, type }
  } catch {
    return null
  }
}

/** Parses a stored event, whose signature was verified before storing. 'mode': test event in a live shop, or the reverse. */
export function parseProviderEvent(body: string): ProviderEvent | null | 'mode' {
  const event = JSON.parse(body) as Stripe.Event
  return isOurMode(event) ? providerEventOf(event) : 'mode'
}

/** Whether an event has the mode of our key: test events must not settle live orders, nor the reverse. */
export function isOurMode(event: { livemode?: boolean }, key = process.env.STRIPE_SECRET_KEY ?? ''): boolean {
  return (event.livemode ?? false) === /^(sk|rk)_live_/.test(key)
}
