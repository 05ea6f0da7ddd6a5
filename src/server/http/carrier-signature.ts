import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a signature is good for. */
const FRESH = 300

/** A carrier signs `t=<seconds>,v1=<hmac>` over "<seconds>.<body>" with the key we share (rule M8). */
export function isSignedByCarrier(
  body: string,
  header: string | null,
  key: string | undefined,
  now = Date.now(),
) {
  const [, at = '', given = ''] = /^t=(\d{10}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!key || !given || Math.abs(now / 1000 - Number(at)) > FRESH) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(carrierSignature(body, at, key)))
}

export const carrierSignature = (body: string, at: string, key: string) =>
  createHmac('sha256', key).update(`${at}.${body}`).digest('hex')
