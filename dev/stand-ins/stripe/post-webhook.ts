import { now } from './ids'
import { sign } from './signature'
import type { Attempt, StoredEvent, WebhookMode } from './types'

export type Endpoint = { url: string; secret: string; timeoutMs?: number }

/** One POST to the shop, signed as Stripe signs, or wrongly where the mode says so. Anything but 2xx is a failure. */
export async function postWebhook(
  endpoint: Endpoint,
  event: StoredEvent,
  mode: WebhookMode,
  stopped: AbortSignal,
): Promise<Attempt> {
  const at = new Date().toISOString()
  const payload = JSON.stringify(event, null, 2)
  const signedAt = mode === 'stale' ? now() - 3600 : now()
  const secret = mode === 'forge' ? 'whsec_of_somebody_else' : endpoint.secret
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(endpoint.timeoutMs ?? 10_000)]),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': sign(payload, secret, signedAt),
      },
      body: mode === 'tamper' ? tampered(event) : payload,
    })
    await response.arrayBuffer()
    return { at, mode, status: response.status, error: null }
  } catch (error) {
    return { at, mode, status: null, error: reason(error) }
  }
}

/** Changed after it was signed: everything costs a cent and belongs to another order. */
function tampered(event: StoredEvent): string {
  const cheap = { amount: 1, amount_total: 1, metadata: { order: 'another' } }
  return JSON.stringify({ ...event, data: { object: { ...event.data.object, ...cheap } } }, null, 2)
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
