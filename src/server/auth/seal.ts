import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '@/server/encryption'

/** What a sealed word is for. Each has a key of its own: what was sealed for one is nothing to another. */
export type Purpose = 'google-flow' | 'google-person' | 'known-devices'

/** Something that goes through a browser and comes back: nobody there can read it, change it, or keep it for later. */
export function seal(purpose: Purpose, value: object, seconds: number): string {
  const until = Date.now() + seconds * 1000
  return encrypt(JSON.stringify({ value, until }), keyOf(purpose)).toString('base64url')
}

/** What was sealed, or null where it is forged, foreign or too old. */
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
