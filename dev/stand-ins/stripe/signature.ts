import { createHmac } from 'node:crypto'

/** Stripe's signature header: the time, and the HMAC of time and body under the endpoint's secret. */
export function sign(payload: string, secret: string, timestamp: number): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${digest}`
}
