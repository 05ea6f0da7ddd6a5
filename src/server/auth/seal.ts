import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a sealed word is for. Each has a key of its own: what was sealed for one is nothing to another. */
export type Purpose = 'google-flow' | 'google-person' | 'known-devices'

/** Something that goes through a browser and comes back: nobody there can read it, change it, or keep it for later. */
export function seal(purpose: Purpose, value: object, seconds: number): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv)
  const until = Date.now() + seconds * 1000
  const body = Buffer.concat([cipher.update(JSON.stringify({ value, until }), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** What was sealed, or null where it is forged, foreign or too old. */
export function unseal<T extends object>(purpose: Purpose, sealed: string | undefined): T | null {
  const bytes = Buffer.from(sealed ?? '', 'base64url')
  if (bytes.length < 29) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    const { value, until } = JSON.parse(text) as { value: T; until: number }
    return until > Date.now() ? value : null
  } catch {
    return null
  }
}

function keyOf(purpose: Purpose) {
  return Buffer.from(hkdfSync('sha256', process.env.PAYLOAD_SECRET ?? '', '', `maru ${purpose}`, 32))
}
