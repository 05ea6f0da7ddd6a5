import { HOTP, Secret, TOTP } from 'otpauth'

/** Also accepts the previous and the next code: clocks differ and people type slowly. */
const WINDOW = 1
/** The library compares in constant time, and throws where lengths in bytes differ. */
const SIX_DIGITS = /^[0-9]{6}$/

export const stepAt = (time: number) => TOTP.counter({ timestamp: time })

/** The code of a time step (RFC 6238 with SHA-1, as authenticators expect). */
export const codeAt = (secret: string, step: number) =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step })

/** The time step of a currently valid code, else null. The caller must prevent reuse. */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  if (!SIX_DIGITS.test(code)) return null
  const given = { token: code, secret: Secret.fromBase32(secret), timestamp: time, window: WINDOW }
  const delta = TOTP.validate(given)
  return delta === null ? null : stepAt(time) + delta
}

/** The otpauth URI of the QR code, without what is so by default. */
export function keyUri({ secret, account, issuer }: Record<'secret' | 'account' | 'issuer', string>): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

export const toBase32 = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
