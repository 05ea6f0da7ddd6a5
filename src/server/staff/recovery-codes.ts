import { createHash, randomBytes } from 'node:crypto'
import { toBase32 } from './totp'

const COUNT = 10
const BYTES = 10

/** Ten ways in for the day the telephone is lost, each good once; 80 random bits, so that a plain hash keeps them. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = toBase32(randomBytes(BYTES)).toLowerCase()
    return (letters.match(/.{4}/g) ?? []).join('-')
  })
}

/** However it was typed: capitals, spaces and hyphens do not count. */
export function hashOfRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest('hex')
}
