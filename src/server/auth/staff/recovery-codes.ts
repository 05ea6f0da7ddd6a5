import { createHash, randomBytes } from 'node:crypto'
import { toBase32 } from './totp'

const COUNT = 10
const BYTES = 10

/** Ten single-use codes in place of the authenticator. With 80 random bits a plain hash is enough. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = toBase32(randomBytes(BYTES)).toLowerCase()
    return (letters.match(/.{4}/g) ?? []).join('-')
  })
}

/** Ignores case, spaces and hyphens. */
export function hashOfRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest('hex')
}
