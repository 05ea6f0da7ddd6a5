import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '@/server/encryption'

/** Purpose of a sealed value. Each derives its own key, so values cannot be swapped between purposes. */
export type Purpose = 'google-flow' | 'google-person' | 'known-devices' | 'unsubscribe'

/** Encrypts and authenticates a value that passes through the browser, with an expiry. */
export function seal(purpose: Purpose, value: object, seconds: number): string {
  const until = Date.now() + seconds * 1000
  return encrypt(JSON.stringify({ value, until }), keyOf(purpose)).toString('base64url')
}

/** The sealed value, or null if forged, of another purpose or expired. */
export function unseal<T extends object>(purpose: Purpose, sealed: string | undefined): T | null {
  try {
    const text = decrypt(Buffer.from(sealed ?? '', 'base64url'), keyOf(purpose))
    const { value, until } = JSON.parse(text) as { value: T; until: number }
    return until > Date.now() ? value : null
  } catch {
    return null
  }
}

function keyOf(purpose: Purpose) {
  return Buffer.from(hkdfSync('sha256', process.env.PAYLOAD_SECRET ?? '', '', `maru ${purpose}`, 32))
}
