import type Stripe from 'stripe'
import { stripe } from './stripe-client'
import type { ProviderEvent } from './provider'
import { isOurMode } from './stripe-mode'
import { providerEventOf } from './stripe-events'

export type SignedEvent = { id: string; type: string }

/** The event in a webhook's body, if Stripe signed exactly these bytes a moment ago; else null. */
export function readSigned(body: string, signature: string | null): SignedEvent | null {
  try {
    const secret = process.env.STRIPE_WEBHOOK_SECRET ?? ''
    const { id, type } = stripe().webhooks.constructEvent(body, signature ?? '', secret)
    return { id, type }
  } catch {
    return null
  }
}

/** What a stored event says; its signature was checked before it was stored. 'mode' where it is test money in a live shop, or the reverse. */
export function parseProviderEvent(body: string): ProviderEvent | null | 'mode' {
  const event = JSON.parse(body) as Stripe.Event
  return isOurMode(event) ? providerEventOf(event) : 'mode'
}
