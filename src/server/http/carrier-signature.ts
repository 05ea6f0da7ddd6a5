import { createHmac, timingSafeEqual } from 'node:crypto'

/** Validity of a signature in seconds. */
const FRESH = 300

/** Verifies a carrier's header `t=<seconds>,v1=<hmac>`: HMAC over "<seconds>.<body>" with the shared key (rule M8). */
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
